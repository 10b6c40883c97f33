export { keepOffline } from "./keep-offline.ts";
export { type LaunchQueue, openLaunched } from "./launch.ts";
export { offerInstall } from "./offer-install.ts";
