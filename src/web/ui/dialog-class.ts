export const overlayClass = 'fixed inset-0 z-40 bg-scrim';

export const dialogFrameClass =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[36rem] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-line bg-page p-5 shadow-xl sm:p-6';
