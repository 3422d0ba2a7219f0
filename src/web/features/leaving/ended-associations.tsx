import { getCertificate, listEnded } from '#contract/ended.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** 利用を終えた管理組合, with the certificate of what was deleted. */
export function EndedAssociations() {
  const { data } = useAnswer(listEnded, {});
  if (!data || data.ended.length === 0) return null;
  return (
    <Section heading="利用を終えた管理組合">
      <ul className="divide-y divide-line border-y border-line">
        {data.ended.map(({ id, name, deletedOn, hasCertificate }) => (
          <li key={id} className="py-3">
            <strong>{name}</strong>
            <p className="text-muted">{formatPlainDate(deletedOn)}に消去しました。</p>
            {hasCertificate ? (
              <TextLink
                href={requestOf(getCertificate, { endedId: id }).url}
                download
                className="inline-block py-2"
              >
                消去証明書を受け取る（PDF）
              </TextLink>
            ) : (
              <p className="text-muted">
                ファイルの消去を確かめています。終わると、ここで消去証明書を受け取れます。
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
