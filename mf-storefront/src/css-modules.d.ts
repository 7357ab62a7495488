declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}
declare module '*.css';
/** URL of a file of the release. */
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
