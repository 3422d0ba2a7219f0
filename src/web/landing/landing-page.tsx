import { Toaster } from '#web/ui/toast.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { DemoSection } from './sections/demo-section.tsx';
import { Features } from './sections/features.tsx';
import { Hero } from './sections/hero.tsx';
import { Pricing } from './sections/pricing.tsx';
import { Problems } from './sections/problems.tsx';
import { Solutions } from './sections/solutions.tsx';

export function LandingPage({ demoIsOpen }: { demoIsOpen: boolean }) {
  return (
    <Toaster>
      <div className="text-lg leading-[1.9]">
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-24 rounded-lg bg-primary px-5 py-2 font-bold text-on-primary focus:translate-y-0"
        >
          本文へ移動
        </a>
        <LandingHeader demoIsOpen={demoIsOpen} />
        <main id="main" tabIndex={-1} className="pt-16 outline-none">
          <Hero demoIsOpen={demoIsOpen} />
          <DemoSection demoIsOpen={demoIsOpen} />
          <Problems />
          <Solutions />
          <Features />
          <Pricing />
          <ContactSection />
        </main>
        <LandingFooter demoIsOpen={demoIsOpen} />
      </div>
    </Toaster>
  );
}
