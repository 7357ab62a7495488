export { LoadError } from './dashboard/load-error.tsx';
export { timeAgo } from './dashboard/time-ago.ts';
export { visuallyHidden } from './theme/visually-hidden.ts';
export { WidgetLine, WidgetLines } from './dashboard/widget-lines.tsx';
