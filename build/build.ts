/** One build of one module. `release` is derived from the sources, so that equal sources give equal files. */
export interface Build {
  release: string;
  mode: 'production' | 'development';
  /** components are exchanged in the open page; in development only */
  isHot?: boolean;
  /** absolute folder of the module */
  root: string;
}
