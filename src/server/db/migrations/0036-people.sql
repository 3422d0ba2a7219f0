-- 立場は日付のある事実から: who has come in as a person of the register has the rights of that person on each day.
alter table membership alter column role drop not null;
alter table membership add column person_id uuid;
alter table membership add foreign key (association_id, person_id) references person on delete cascade;
create unique index membership_person on membership (association_id, person_id);

-- Bills and notices know a member's person from member_person, the demonstration's from its own rows: it follows.
create function follow_member_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.person_id is not null then
    delete from member_person
     where association_id = old.association_id and user_id = old.user_id and person_id = old.person_id;
  end if;
  if tg_op <> 'DELETE' and new.person_id is not null then
    insert into member_person (association_id, id, user_id, person_id)
    values (new.association_id, gen_random_uuid(), new.user_id, new.person_id)
    on conflict (association_id, user_id, person_id) do nothing;
  end if;
  return null;
end $$;
revoke execute on function follow_member_person from public;
create trigger follow_member_person after insert or delete or update of person_id on membership
  for each row execute function follow_member_person();

-- The day after the last one; a sold or left dwelling keeps its history.
alter table residency add column until date check (until > since);
alter table residency drop constraint residency_kind_check;
alter table residency add constraint residency_kind_check check (kind in ('owner', 'tenant', 'family'));

-- 招待状: a letter to one person. What opens it stands on the paper alone.
create table invitation (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  person_id uuid not null,
  -- Keyed digests of the two parts of its number.
  find_digest text not null,
  secret_digest text not null,
  tries int not null default 0,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz,
  -- Another letter took its place.
  ended_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, person_id) references person on delete cascade
);
create index invitation_person on invitation (association_id, person_id, made_at);
alter table invitation enable row level security;
create policy own_association on invitation to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('invitation');
alter table invitation alter column association_id set statistics 0;
grant select, insert on invitation to sumiwa_app;
grant update (ended_at) on invitation to sumiwa_app;

-- Which letters a number may belong to: found by what the reader types, before any association is known.
create table invitation_door (
  find_digest text not null,
  association_id uuid not null,
  invitation_id uuid not null,
  primary key (find_digest, association_id, invitation_id),
  foreign key (association_id, invitation_id) references invitation on delete cascade
);
create index invitation_door_invitation on invitation_door (association_id, invitation_id);

-- A letter of the demonstration opens nothing.
create function open_invitation_door() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invitation_door (find_digest, association_id, invitation_id)
  select i.find_digest, i.association_id, i.id
    from letters i join association a on a.id = i.association_id where a.kind = 'customer';
  return null;
end $$;
revoke execute on function open_invitation_door from public;
create trigger open_door after insert on invitation
  referencing new table as letters for each statement execute function open_invitation_door();

alter table sign_in_attempt drop constraint sign_in_attempt_purpose_check;
alter table sign_in_attempt add constraint sign_in_attempt_purpose_check check (purpose in ('enter', 'begin', 'join'));
alter table sign_in_attempt add column joins_association uuid;
alter table sign_in_attempt add column joins_invitation uuid;
alter table sign_in_attempt add check ((purpose = 'join') = (joins_invitation is not null and joins_association is not null));
