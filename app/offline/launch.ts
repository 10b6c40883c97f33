/** The launch queue of an installed page, with files from the system. Only Chromium has it. */
export interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void,
  ) => void;
}

/**
 * Opens the files that the installed page is launched with. Does nothing without a launch queue.
 */
export const openLaunched = (
  queue: LaunchQueue | undefined,
  openFiles: (files: readonly File[]) => void,
): void =>
  queue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) openFiles(await Promise.all(files.map((handle) => handle.getFile())));
  });
