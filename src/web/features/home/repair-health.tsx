import { HeartPulse } from 'lucide-react';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The score comes with the repair plan; until then no number stands here. */
export function RepairHealth() {
  return (
    <Section heading="修繕の健康度">
      <div className="flex items-start gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5">
        <HeartPulse
          aria-hidden="true"
          className="mt-1 size-8 shrink-0 text-primary"
          strokeWidth={1.75}
        />
        <div className="min-w-0">
          <p>
            これからの工事に積立金が足りるかどうかを、点数で表します。長期修繕計画の画面とあわせて準備しています。
          </p>
          <p className="mt-1">
            <TextLink href="/demo/repair-fund-simulation" className="inline-block py-2">
              長期修繕計画を開く
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
