import { ContactForm } from '#web/features/contact/contact-form.tsx';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="bg-page">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-20 sm:px-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:py-32">
        <div>
          <h2 id="contact-heading" className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]">
            お問い合わせ
          </h2>
          <p className="mt-6">
            導入のご相談、料金のご質問など、お気軽にお寄せください。内容を確認し、担当者よりご連絡いたします。
          </p>
          <p className="mt-4">まだ何も決まっていない段階でも、もちろんかまいません。</p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
