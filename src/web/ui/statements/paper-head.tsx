import type { ReactNode } from 'react';
import {
  basisName,
  byAccrual,
  type PaperSettings,
  settingsLine,
} from '#domain/statements/paper-settings.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useSession } from '#web/lib/use-session.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';

type PaperProps = {
  /** 収支報告書 */
  readonly title: string;
  /** 管理費会計 */
  readonly fundName: string;
  /** 自 … 至 …, or …現在 */
  readonly period: string;
  /** 予算 and 決算 stand side by side, so the paper says what 差額 is. */
  readonly hasDifference?: boolean;
  /** 現金主義 where the association prints its 収支報告書 so; what is made of balances is 発生主義. */
  readonly basis?: PaperSettings['basis'];
  /** More lines than a sheet may hold: it begins where there is room, and goes on overleaf. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
};

/** One paper of the settlement under its head. （案） until the general meeting has approved it. */
export function Paper({ title, fundName, period, children, ...said }: PaperProps) {
  const { isFinal, paperSettings } = useYear();
  const { hasDifference = false, basis = 'accrual', isLong = false } = said;
  const settings = basis === 'cash' ? paperSettings : byAccrual(paperSettings);
  const association = useSession()?.association.name;
  return (
    <section className={classNames('mb-10 print:mb-8', !isLong && 'break-inside-avoid')}>
      <h3 className="text-center text-xl font-bold break-after-avoid">
        {title}
        {!isFinal && '（案）'}
      </h3>
      <p className="text-center break-after-avoid">{period}</p>
      <p className="text-center text-muted break-after-avoid">
        {hasDifference ? settingsLine(settings) : basisName(settings)}
      </p>
      <p className="mt-2 mb-1 flex flex-wrap justify-between gap-x-6 break-after-avoid">
        <span>
          {association && <span className="hidden print:inline">{association}　</span>}
          {fundName}
        </span>
        <span>（単位：円）</span>
      </p>
      {children}
    </section>
  );
}
