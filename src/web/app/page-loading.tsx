/** The outline of a page that is on its way. */
export function PageLoading() {
  return (
    <>
      <output className="sr-only print:hidden">読み込んでいます</output>
      <p className="hidden print:block">
        まだ読み込みの途中です。画面が表示されてから、もう一度印刷してください。
      </p>
      <div aria-hidden="true" className="animate-pulse print:hidden">
        <div className="h-9 w-48 rounded-lg bg-sunken" />
        <div className="mt-4 h-5 w-full max-w-[32rem] rounded bg-sunken" />
        <div className="mt-10 grid gap-4 sm:grid-cols-2">
          <div className="h-40 rounded-xl bg-surface" />
          <div className="h-40 rounded-xl bg-surface" />
        </div>
        <div className="mt-4 h-56 rounded-xl bg-surface" />
      </div>
    </>
  );
}
