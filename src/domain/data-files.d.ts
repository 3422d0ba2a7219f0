/** Tables of words are text files; they are bundled as they stand. */
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
