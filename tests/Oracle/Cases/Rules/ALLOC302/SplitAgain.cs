// title: `foreach (var pair in text.Split(','))`, each part split again, with a library that goes through the parts of a span
// rule: ALLOC302
// target: net9.0
// bytes: 552
// message: the number of the parts and their lengths are not known
// unflagged: the pieces are needed
// fix: ALLOC302.Enumerate
// safety: safe
// after: 504
static class Case
{
    static string Probe(string text = "a=1234,b=5678,c=9012")
    {
        var last = "";
        foreach (var pair in [|text.Split(',')|])
        {
            var sides = [|pair.Split('=')|];
            if (sides.Length == 2)
                last = sides[0] + sides[1];
        }

        return last;
    }

    static string Behave(string text)
    {
        var all = new List<string>();
        foreach (var row in [|text.Split(',')|])
        {
            if (row.Length > 4)
                continue;
            var cells = [|row.Split('a')|];
            if (cells.Length == 2)
                all.Add(cells[1]);
            if (cells.Length > 2)
                break;
        }

        return string.Join("|", all);
    }
}
