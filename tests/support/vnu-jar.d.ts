declare module 'vnu-jar' {
  /** Where the Nu HTML checker's jar is. */
  const jar: string;
  export default jar;
}
