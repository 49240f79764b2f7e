// title: `foreach (var part in text.Split(','))`, a piece of each part kept, with a library that goes through the parts of a span
// rule: ALLOC302
// target: net9.0
// bytes: 240
// message: the number of the parts and their lengths are not known
// unflagged: the pieces are needed
// fix: ALLOC302.Enumerate
// safety: safe
// after: 192
static class Case
{
    static string Probe(string text = "1234,5678,9012")
    {
        var last = "";
        foreach (var part in [|text.Split(',')|])
            last = part.Substring(2);
        return last;
    }

    static string Behave(string text)
    {
        var all = new List<string>();
        foreach (var part in [|text.Split(',')|])
        {
            if (part == "a")
                break;
            var at = part.IndexOf('b');
            var piece = part;
            if (at > 0)
                all.Add(piece.Substring(0, at));
            all.Add(piece.Substring(at + 1));
        }

        return string.Join("|", all);
    }
}
