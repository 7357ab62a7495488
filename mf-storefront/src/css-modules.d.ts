declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}
declare module '*.css';
/** Address of a file of the release. */
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
