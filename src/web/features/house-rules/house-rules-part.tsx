import { DoorOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Space } from '#contract/bookings.ts';
import { getHouseRules, reopenSpace, retireSpace } from '#contract/house-rules.ts';
import { formKeys } from '#domain/applications/all-forms.ts';
import { formatYen } from '#domain/format-yen.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { SpaceForm } from './space-form.tsx';
import { TermsRow } from './terms-row.tsx';

/** 決まりと部屋: for those who keep the rules of the house. */
export function HouseRulesPart() {
  const { terms, spaces } = useEndpoint(getHouseRules, {});
  return (
    <Folds>
      <Section
        id="spaces"
        heading="予約できる部屋"
        description="ここに入れた部屋を、住んでいる方が予約できます。決まりを変えても、もう入っている予約はそのままです。"
      >
        <Spaces spaces={spaces} />
      </Section>
      <Section
        id="terms"
        heading="届け出と申し込みの決まり"
        description="期限、決める人、根拠を、お住まいの規約や細則に合わせます。変えると、これから出される分に使われます。"
      >
        <ul className="divide-y divide-line border-y border-line">
          {formKeys.map((form) => (
            <li key={form} className="py-4">
              <TermsRow form={form} terms={terms.find((it) => it.form === form)?.terms} />
            </li>
          ))}
        </ul>
      </Section>
    </Folds>
  );
}

function Spaces({ spaces }: { spaces: readonly Space[] }) {
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  return (
    <>
      {spaces.length === 0 ? (
        <EmptyState icon={DoorOpen} title="部屋は、まだありません">
          集会室やゲストルームなど、予約して使う部屋を加えてください。
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {spaces.map((space) => (
            <li key={space.id} className="py-4">
              <SpaceRow space={space} isEdited={edited === space.id} onEdit={setEdited} />
              {edited === space.id && <SpaceForm space={space} onClose={close} />}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' ? (
        <SpaceForm space={undefined} onClose={close} />
      ) : (
        <Button className="mt-4" variant="secondary" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" />
          部屋を加える
        </Button>
      )}
    </>
  );
}

type SpaceRowProps = { space: Space; isEdited: boolean; onEdit: (id: string) => void };

function SpaceRow({ space, isEdited, onEdit }: SpaceRowProps) {
  const { id: spaceId, name, place, rules, retiredOn } = space;
  const retiring = useChange(retireSpace);
  const reopening = useChange(reopenSpace);
  const isRetired = retiredOn !== null;
  const toggle = () => {
    if (isRetired) {
      reopening.mutate(
        { spaceId },
        { onSuccess: () => toast({ title: `「${name}」の予約を再び受け付けます`, tone: 'good' }) },
      );
      return;
    }
    retiring.mutate(
      { spaceId },
      { onSuccess: () => toast({ title: `「${name}」の予約を止めました`, tone: 'good' }) },
    );
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-bold">
          {name}
          {place && `（${place}）`} {isRetired && <Badge>予約を止めています</Badge>}
        </h3>
        <p>
          {rules.opensAt}時から{rules.closesAt}時、1日{rules.hoursPerDay}時間、月
          {rules.timesPerMonth}回まで。
          {rules.feePerHourYen === 0
            ? '使用料はかかりません。'
            : `1時間${formatYen(rules.feePerHourYen)}。`}
        </p>
        {rules.basisWords && <p className="text-muted">{rules.basisWords}</p>}
      </div>
      {!isEdited && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="quiet" aria-label={`「${name}」を直す`} onClick={() => onEdit(spaceId)}>
            直す
          </Button>
          <Button
            variant="quiet"
            aria-label={`「${name}」の予約を${isRetired ? '再び受け付ける' : '止める'}`}
            aria-disabled={retiring.isPending || reopening.isPending}
            onClick={toggle}
          >
            {isRetired ? '再び受け付ける' : '予約を止める'}
          </Button>
        </div>
      )}
    </div>
  );
}
