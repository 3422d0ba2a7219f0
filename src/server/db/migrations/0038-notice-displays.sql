-- 玄関の画面: a device that shows what is for everybody. Whoever has its key sees that and nothing else.
create table notice_display (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) <= 30),
  key_hash text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (association_id, id)
);
alter table notice_display enable row level security;
create policy own_association on notice_display to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
grant select, insert, update on notice_display to sumiwa_app;
select watch_changes('notice_display');
alter table notice_display alter column association_id set statistics 0;
