#!/bin/sh
# Runs once, on an empty data folder: a database for the app, owned by a user that is no superuser.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="${DATABASE_PASSWORD:?}" <<'SQL'
create role jani login password :'password';
create database jani owner jani;
alter role jani in database jani set statement_timeout = '4s';
SQL
