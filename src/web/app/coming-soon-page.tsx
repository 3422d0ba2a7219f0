import { Building2, ChartLine, FileSearch, MessagesSquare } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';

const features = [
  {
    icon: FileSearch,
    name: 'AI文書検索',
    text: '規約や議事録から答えをさがします。',
  },
  {
    icon: ChartLine,
    name: '修繕計画シミュレーション',
    text: '30年先までの工事費と積立金を見通します。',
  },
  {
    icon: MessagesSquare,
    name: 'VRMアシスタント対話',
    text: '3Dのキャラクターと話しながら相談できます。',
  },
  { icon: Building2, name: '建物情報管理', text: '設備や点検の記録をひとつにまとめます。' },
] as const;

export function ComingSoonPage() {
  return (
    <>
      <PageHeader
        title="スミワ Demo"
        lead={
          <>
            <span lang="en" className="mb-2 block">
              <Badge tone="primary">Coming Soon</Badge>
            </span>
            デモは現在準備中です。公開まで、もうしばらくお待ちください。
          </>
        }
      />
      <Section heading="公開を予定している主な機能">
        <ul className="grid gap-4 sm:grid-cols-2">
          {features.map(({ icon: Icon, name, text }) => (
            <li key={name} className="flex gap-4 rounded-xl border border-line p-4 sm:p-5">
              <Icon
                aria-hidden="true"
                className="mt-0.5 size-7 shrink-0 text-primary"
                strokeWidth={1.75}
              />
              <div className="min-w-0">
                <h3 className="text-lg font-bold">{name}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ButtonLink variant="secondary" href="/">
        ホームへ戻る
      </ButtonLink>
    </>
  );
}
