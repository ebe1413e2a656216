from delvers.draw.findings import table_of


def test_a_table_names_its_rows_and_columns_and_escapes_what_it_shows() -> None:
    shown = table_of("Luck", ("Player", "<Mia>"), [("Luck", "+0.40")])
    assert '<th scope="col">&lt;Mia&gt;</th>' in shown
    assert '<th scope="row">Luck</th><td>+0.40</td>' in shown
    assert 'tabindex="0"' in shown
