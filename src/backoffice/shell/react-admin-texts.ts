import { mergeTranslations } from 'react-admin';
import german from 'ra-language-german';

/** Texts that react-admin's German pack, last updated for react-admin 3, lacks or words differently. */
const newer = {
  ra: {
    action: {
      clear_array_input: 'Liste leeren',
      close_menu: 'Schließen des Menüs',
      // Of dialogs that name no other: they ask before something is deleted.
      confirm: 'Löschen',
      create_item: '%{item} anlegen',
      remove_all_filters: 'Alle Filter entfernen',
      reset: 'Zurücksetzen',
      search_columns: 'Spalten suchen',
      select_all: 'Alle auswählen',
      select_all_button: 'Alle auswählen',
      select_row: 'Diese Zeile auswählen',
      update: 'Ändern',
      move_up: 'Nach oben',
      move_down: 'Nach unten',
      open: 'Öffnen',
      toggle_theme: 'Hell oder dunkel',
      select_columns: 'Spalten',
      update_application: 'Neu laden',
    },
    page: {
      empty: 'Noch keine %{name}',
      invite: 'Hier stehen sie, sobald es welche gibt.',
      access_denied: 'Kein Zugriff',
      authentication_error: 'Anmeldung nicht prüfbar',
      edit: '%{name}: %{recordRepresentation}',
      show: '%{name}: %{recordRepresentation}',
    },
    message: {
      // A period follows.
      not_found: 'Diese Seite gibt es nicht',
      access_denied: 'Mit diesem Konto ist diese Seite nicht zugänglich.',
      authentication_error: 'Ihre Anmeldung konnte nicht geprüft werden.',
      auth_error: 'Ihre Anmeldung konnte nicht geprüft werden.',
      bulk_update_content:
        '%{name} %{recordRepresentation} wirklich ändern? |||| %{smart_count} Einträge wirklich ändern?',
      bulk_update_title: '%{name} %{recordRepresentation} ändern |||| %{smart_count} %{name} ändern',
      delete_title: '%{name} „%{recordRepresentation}“ löschen?',
      delete_content: 'Das lässt sich nicht rückgängig machen.',
      clear_array_input: 'Wirklich die ganze Liste leeren?',
      select_all_limit_reached: 'Es sind zu viele Einträge. Nur die ersten %{max} wurden ausgewählt.',
      placeholder_data_warning: 'Keine Verbindung: Die Daten sind vielleicht nicht die neuesten.',
    },
    navigation: {
      no_results: 'Noch keine %{name}',
      clear_filters: 'Filter entfernen',
      no_filtered_results: 'Mit diesen Filtern ist nichts zu finden.',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd} von mehr als %{offsetEnd}',
      current_page: 'Seite %{page}',
      page: 'Zu Seite %{page}',
      first: 'Zur ersten Seite',
      last: 'Zur letzten Seite',
      previous: 'Zur vorigen Seite',
    },
    sort: {
      sort_by: 'Nach %{field} %{order} sortieren',
      ASC: 'aufsteigend',
      DESC: 'absteigend',
    },
    auth: { email: 'E-Mail' },
    notification: {
      not_authorized: 'Das ist mit diesem Konto nicht erlaubt.',
      application_update_available: 'Es gibt eine neue Version.',
      offline: 'Keine Verbindung. Die Daten konnten nicht geladen werden.',
    },
    validation: { unique: 'Das gibt es schon' },
    saved_queries: {
      label: 'Gespeicherte Suchen',
      query_name: 'Name der Suche',
      new_label: 'Diese Suche speichern …',
      new_dialog_title: 'Diese Suche speichern',
      remove_label: 'Gespeicherte Suche entfernen',
      remove_label_with_name: 'Suche „%{name}“ entfernen',
      remove_dialog_title: 'Gespeicherte Suche entfernen?',
      remove_message: 'Diese Suche wirklich aus der Liste entfernen?',
      help: 'Filtern Sie die Liste und speichern Sie die Suche für später',
    },
    guesser: { empty: { title: 'Keine Daten', message: 'Es gibt nichts zu zeigen' } },
    configurable: {
      customize: 'Anpassen',
      configureMode: 'Diese Seite anpassen',
      inspector: {
        title: 'Anpassen',
        content: 'Zeigen Sie auf das, was Sie anpassen möchten',
        reset: 'Zurücksetzen',
        hideAll: 'Alle ausblenden',
        showAll: 'Alle anzeigen',
      },
      Datagrid: { title: 'Tabelle', unlabeled: 'Spalte %{column}' },
      SimpleForm: { title: 'Formular', unlabeled: 'Feld %{input}' },
      SimpleList: {
        title: 'Liste',
        primaryText: 'Erste Zeile',
        secondaryText: 'Zweite Zeile',
        tertiaryText: 'Dritte Zeile',
      },
    },
  },
};

/** What react-admin itself says. The language pack ends with react-admin 3. */
export const reactAdminTexts = mergeTranslations(german, newer);
