-- お試しの終わりの知らせ: which of its mails have gone out, so that each goes once.
create table trial_told (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- domain/plans/trial-notice.ts: so many days before the end.
  days int not null check (days > 0),
  -- A trial that is prolonged is told of anew.
  ends_on date not null,
  told_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, ends_on, days)
);
alter table trial_told enable row level security;
create policy own_association on trial_told to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('trial_told');
alter table trial_told alter column association_id set statistics 0;
grant select on trial_told to sumiwa_app;
