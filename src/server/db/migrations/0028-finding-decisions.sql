-- 点検: what people answered to what the checks found. The findings themselves are computed whenever they are read.
create table finding_decision (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  check_id text not null,
  subject text not null,
  -- Of the facts that were answered: others are asked about again.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  answer text not null check (answer in ('fixed', 'explained', 'looking')),
  reason text not null check (answer <> 'explained' or char_length(reason) >= 10),
  decided_as text not null,
  decided_by uuid not null references app_user,
  decided_at timestamptz not null,
  primary key (association_id, id)
);
create index finding_decision_digest on finding_decision (association_id, digest, decided_at);

alter table finding_decision enable row level security;
create policy own_association on finding_decision to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('finding_decision');
alter table finding_decision alter column association_id set statistics 0;
grant select, insert on finding_decision to sumiwa_app;
