import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { askForCompany, findCompany } from '#contract/company.ts';
import { allCompanyAreas, companyAreas } from '#domain/access/company-areas.ts';
import { spacedCompanyNumber } from '#domain/company/company-number.ts';
import { send, sentenceOf } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Found = { readonly name: string; readonly number: string };

/** 管理会社に使ってもらう: the number first, so that the name is seen before anything is allowed. */
export function AskSection({ today }: { today: string }) {
  const [company, setCompany] = useState<Found | null>(null);
  return (
    <Section
      id="ask"
      isOnPaper={false}
      heading="管理会社に使ってもらう"
      description="管理会社に会社番号（8けた）をたずねて、入力してください。頼んだあと、別の役員が承認すると始まります。"
    >
      {company ? (
        <AskForm company={company} today={today} onBack={() => setCompany(null)} />
      ) : (
        <NumberForm onFound={setCompany} />
      )}
    </Section>
  );
}

const unknownNumber =
  'この番号の管理会社は見つかりません。番号をお確かめください。番号は、管理会社の「管理会社のページ」に出ています。';

function NumberForm({ onFound }: { onFound: (company: Found) => void }) {
  const [number, setNumber] = useState('');
  const finding = useMutation({
    mutationFn: async () => {
      const response = await send(requestOf(findCompany, { number }));
      return findCompany.output.parse(await response.json()).company;
    },
    onSuccess: (company) => {
      if (company) onFound(company);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finding.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[30rem] gap-4">
      <TextField
        label="会社番号（8けた）"
        hint={isDemonstration() ? 'デモでは「2026 0014」で試せます。' : '例：1234 5678'}
        inputMode="numeric"
        value={number}
        onChange={setNumber}
      />
      {finding.data === null && <FailureNote>{unknownNumber}</FailureNote>}
      {finding.error && <FailureNote>{sentenceOf(finding.error)}</FailureNote>}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={finding.isPending}
      >
        {finding.isPending ? 'さがしています' : '会社名を確かめる'}
      </Button>
    </form>
  );
}

type AskFormProps = { company: Found; today: string; onBack: () => void };

function AskForm({ company, today, onBack }: AskFormProps) {
  const [areas, setAreas] = useState<readonly string[]>([]);
  const [lastDay, setLastDay] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const asking = useChange(askForCompany);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    asking.mutate(
      { id, number: company.number, areas: [...areas], lastDay: lastDay || null },
      {
        onSuccess: () => {
          toast({ title: '承認を頼みました', tone: 'good' });
          onBack();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[44rem] gap-5">
      <p className="rounded-lg bg-sunken px-4 py-3">
        <strong className="block text-lg">{company.name}</strong>
        会社番号 {spacedCompanyNumber(company.number)}　この会社でよいか、お確かめください。
      </p>
      <Areas chosen={areas} onChange={setAreas} />
      <TextField
        label="いつまで（決めないときは空のまま）"
        type="date"
        min={today}
        value={lastDay}
        onChange={setLastDay}
      />
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={asking.isPending}>
          {asking.isPending ? '頼んでいます' : '承認を頼む'}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          番号を入れ直す
        </Button>
      </div>
    </form>
  );
}

type AreasProps = { chosen: readonly string[]; onChange: (areas: readonly string[]) => void };

/** Nothing is chosen beforehand: what is allowed was meant. */
function Areas({ chosen, onChange }: AreasProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">任せる仕事</legend>
      <p className="mb-2 text-muted">
        建物、文書、会議を見ることは、いつも含まれます。承認は、どれを選んでも役員だけがします。
      </p>
      <div className="divide-y divide-line border-y border-line">
        {allCompanyAreas.map((area) => (
          <div key={area} className="py-2">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
              <input
                type="checkbox"
                aria-describedby={`area-${area}`}
                checked={chosen.includes(area)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, area] : chosen.filter((other) => other !== area),
                  )
                }
                className="size-6 shrink-0 accent-primary"
              />
              {companyAreas[area].name}
            </label>
            <p id={`area-${area}`} className="ml-9 text-muted">
              {companyAreas[area].explanation}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
