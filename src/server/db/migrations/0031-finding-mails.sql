-- 点検のメール: who wants to be written to, and what each of them was told already.
create table finding_mail (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  wish text not null check (wish in ('off', 'urgent', 'all')),
  -- The last day on whose morning the books were looked at for this person.
  looked_on date,
  primary key (association_id, id),
  unique (association_id, user_id)
);

create table finding_told (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  -- Of the facts that the mail named: others are told again.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  told_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, user_id, digest)
);

alter table finding_mail enable row level security;
create policy own_association on finding_mail to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('finding_mail');
alter table finding_mail alter column association_id set statistics 0;
grant select, insert, update on finding_mail to sumiwa_app;

alter table finding_told enable row level security;
create policy own_association on finding_told to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('finding_told');
alter table finding_told alter column association_id set statistics 0;
grant select on finding_told to sumiwa_app;
