import type { Leaving } from '#contract/leaving.ts';
import { roleNames } from '#domain/access/role.ts';
import { dayInJapan, formatPlainDate } from '#domain/calendar.ts';

/** 書き出しの記録: who took everything along, and what the list of that file must say. */
export function ArchiveList({ archives }: Pick<Leaving, 'archives'>) {
  return (
    <>
      <h3 className="mt-6 text-lg font-bold">書き出しの記録</h3>
      {archives.length === 0 ? (
        <p className="mt-1 text-muted">まだ書き出していません。</p>
      ) : (
        <>
          <p className="mt-1 max-w-[44rem] text-muted">
            照合値は、ファイルの中の検査プログラムが出す値と同じです。違うときは、ファイルが変わっています。
          </p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {archives.map(({ id, madeAs, madeAt, whole }) => (
              <li key={id} className="py-3">
                <p>
                  {formatPlainDate(dayInJapan(Date.parse(madeAt)))}　{roleNames[madeAs]}
                </p>
                {whole ? (
                  <p className="text-muted">
                    {whole.fileCount.toLocaleString('ja-JP')}個のファイル、
                    {sizeWords(whole.byteSize)}
                    <span className="block break-all">照合値 {whole.listSha256}</span>
                  </p>
                ) : (
                  <p className="text-muted">最後まで受け取られていません。</p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function sizeWords(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1 ? '1MB未満' : `${Math.round(megabytes).toLocaleString('ja-JP')}MB`;
}
