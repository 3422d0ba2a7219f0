-- 契約とお支払い: the plan that an association agreed upon with スミワ, and the invoices for it.
create table plan_agreement (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  -- Without a plan: 解約, nothing from the first month on.
  plan text check (plan in ('light', 'standard', 'pro')),
  -- The first day of the first month for which it holds.
  first_month date not null check (extract(day from first_month) = 1),
  briefings int not null check (briefings between 0 and 9),
  moves_data boolean not null,
  -- What スミワ offered; the second person approves these figures.
  monthly_yen int check (monthly_yen > 0),
  moving_yen int check (moving_yen > 0),
  -- Whether these figures hold the tax.
  prices text check (prices in ('with-tax', 'without-tax')),
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text,
  approved_by uuid references app_user,
  approved_at timestamptz,
  -- When whoever runs the installation was written to.
  told_at timestamptz,
  -- Taken back before the approval.
  ended_at timestamptz,
  -- Limits follow the plan from its first month on, once: what is agreed upon otherwise later on stays.
  applied_at timestamptz,
  primary key (association_id, id),
  check ((approved_as is null) = (approved_at is null) and (approved_by is null) = (approved_at is null)),
  check (approved_as <> asked_as or approved_by <> asked_by),
  check (approved_at is null or ended_at is null),
  check (approved_at is null or plan is null or (monthly_yen is not null and prices is not null))
);
create unique index plan_agreement_open on plan_agreement (association_id) where approved_at is null and ended_at is null;
alter table plan_agreement enable row level security;
create policy own_association on plan_agreement to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('plan_agreement');
alter table plan_agreement alter column association_id set statistics 0;
grant select, insert on plan_agreement to sumiwa_app;
grant update (approved_as, approved_by, approved_at, ended_at) on plan_agreement to sumiwa_app;

-- 請求書: never changed but for the day of its payment.
create table plan_invoice (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number int not null check (number > 0),
  agreement_id uuid not null,
  kind text not null check (kind in ('once', 'month')),
  month date not null,
  total_yen int not null check (total_yen > 0),
  issuer_name text not null,
  -- domain/statements/pack/printed-paper.ts
  paper jsonb not null,
  issued_on date not null,
  due_on date not null,
  paid_on date,
  primary key (association_id, id),
  unique (association_id, number),
  foreign key (association_id, agreement_id) references plan_agreement on delete cascade
);
create unique index plan_invoice_month on plan_invoice (association_id, month) where kind = 'month';
create unique index plan_invoice_once on plan_invoice (association_id, agreement_id) where kind = 'once';
create index plan_invoice_agreement on plan_invoice (association_id, agreement_id);
alter table plan_invoice enable row level security;
create policy own_association on plan_invoice to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('plan_invoice');
alter table plan_invoice alter column association_id set statistics 0;
grant select on plan_invoice to sumiwa_app;

-- Which mails about an invoice have gone out, so that each goes once.
create table plan_invoice_told (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null,
  notice text not null check (notice in ('issued', 'before', 'after')),
  told_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, invoice_id, notice),
  foreign key (association_id, invoice_id) references plan_invoice on delete cascade
);
alter table plan_invoice_told enable row level security;
create policy own_association on plan_invoice_told to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('plan_invoice_told');
alter table plan_invoice_told alter column association_id set statistics 0;
grant select on plan_invoice_told to sumiwa_app;

-- The last number of an invoice: numbers go on without a gap, also where an association has left.
create table plan_invoice_counter (
  only_one boolean primary key check (only_one),
  last_number int not null
);
insert into plan_invoice_counter values (true, 0);

-- 解約: the last day on which something may be written; everything stays readable.
alter table association add column agreement_ends_on date;
grant update (trial_ends_on, agreement_ends_on) on association to sumiwa_app;
