import { packageHost } from './package-host';
import { serve } from './serve';

// Compiled as part of the page's sources, where `self` is a Window; in a worker it is the worker's scope.
serve(packageHost(), self);
