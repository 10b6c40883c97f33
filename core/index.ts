export { dialects } from "./dialects/index.ts";
export { compile } from "./match/compile.ts";
export { parse } from "./syntax/parse.ts";
