/** What the system's file manager hands over where the page is installed. Chromium alone has it. */
export interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

/** Opens the files that the installed page is started with. Does nothing where there is no such queue. */
export const openLaunched = (
  queue: LaunchQueue | undefined,
  openFiles: (files: readonly File[]) => void,
): void =>
  queue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) openFiles(await Promise.all(files.map((handle) => handle.getFile())));
  });
