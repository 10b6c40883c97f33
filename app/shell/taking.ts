export * from "../intake/index.ts";
export { roomsOf } from "./rooms.ts";
