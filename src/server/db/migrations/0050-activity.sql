-- 操作の記録: who did what. Each entry holds the digest of the one before it; nothing is changed and nothing goes but
-- with the association. No foreign keys to people: what was done stays known after somebody has left.
create table activity_head (
  association_id uuid primary key references association on delete cascade,
  -- Where the chain began: a visitor's copy goes on from the demonstration's.
  root uuid not null,
  number int not null,
  hash text not null
);

create table activity_entry (
  association_id uuid not null references association on delete cascade,
  number int not null check (number > 0),
  at timestamptz not null,
  user_id uuid,
  person_id uuid,
  role text not null,
  action text not null,
  -- Ids and months, never words: `year=2026&month=2026-10`.
  subject text not null,
  hash text not null,
  primary key (association_id, number)
);
-- Which accounts have acted as a person.
create index activity_entry_person on activity_entry (association_id, person_id, user_id);

create function activity_digest(previous text, entry activity_entry) returns text
  language sql immutable set search_path = public, pg_temp
  as $$
    select encode(sha256(convert_to(string_agg(char_length(part) || ':' || part, '' order by n), 'UTF8')), 'hex')
      from unnest(array[
        previous, entry.number::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        coalesce(entry.user_id::text, ''), coalesce(entry.person_id::text, ''), entry.role, entry.action, entry.subject
      ]) with ordinality as parts(part, n)
  $$;
revoke execute on function activity_digest from public;

-- The one way in. It writes for the association of the transaction alone, and waits for whoever writes beside it.
create function append_activity(
  at timestamptz, user_id uuid, person_id uuid, role text, action text, subject text) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    tenant uuid := nullif(current_setting('app.association_id', true), '')::uuid;
    head activity_head;
    entry activity_entry;
  begin
    insert into activity_head (association_id, root, number, hash)
    values (tenant, tenant, 0, encode(sha256(convert_to(tenant::text, 'UTF8')), 'hex'))
    on conflict (association_id) do nothing;
    select h.* into head from activity_head h where h.association_id = tenant for update;
    entry := row(tenant, head.number + 1, date_trunc('milliseconds', at), user_id, person_id, role, action, subject, '');
    entry.hash := activity_digest(head.hash, entry);
    insert into activity_entry values (entry.*);
    update activity_head h set number = entry.number, hash = entry.hash where h.association_id = tenant;
    return entry.number;
  end $$;
revoke execute on function append_activity from public;
grant execute on function append_activity to sumiwa_app;

create function keep_activity() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select from association a where a.id = old.association_id) then return old; end if;
    end if;
    raise exception 'an entry of the activity log stays as it is' using errcode = '42501';
  end $$;
revoke execute on function keep_activity from public;
create trigger keep_activity before update or delete on activity_entry
  for each row execute function keep_activity();
create trigger keep_all_activity before truncate on activity_entry
  for each statement execute function keep_activity();

do $$
declare
  owned text;
begin
  foreach owned in array array['activity_head', 'activity_entry'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select on %I to sumiwa_app', owned);
  end loop;
end $$;
