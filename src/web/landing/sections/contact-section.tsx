import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { PostBox } from '#web/landing/art/post-box.tsx';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="bg-page">
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-5 pt-20 sm:px-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:pt-32">
        <div className="flex flex-col">
          <h2
            id="contact-heading"
            className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]"
          >
            お問い合わせ
          </h2>
          <p className="mt-6">
            導入のご相談、料金のご質問などをお寄せください。内容を確認し、担当者よりご連絡いたします。
          </p>
          <p className="mt-4">検討を始めたばかりの段階でも、ご相談いただけます。</p>
          <p className="mt-4 text-base leading-relaxed text-muted">
            ご記入いただいた情報は、お問い合わせへの対応に使います。
          </p>
          <div className="mt-auto max-w-md pt-16 max-lg:hidden">
            <PostBox />
          </div>
        </div>
        <div className="pb-20 lg:pb-32">
          <ContactForm />
        </div>
      </div>
    </section>
  );
}
