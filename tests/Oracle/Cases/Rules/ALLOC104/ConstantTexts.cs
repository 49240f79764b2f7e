// title: `var marks = new[] { ";", "," }` on each call, to split a text
// rule: ALLOC104
// bytes: 72
// message: the array of the parts, 32 B, is needed
// unflagged: the array of the parts is needed
// fix: ALLOC104.field
// safety: safe
// after: 32
static class Case
{
    static string[] Probe(string text = "abc")
    {
        var marks = [|new[] { ";", "," }|];
        return text.Split(marks, StringSplitOptions.None);
    }

    static string Behave(string text)
    {
        var marks = [|new[] { ";", "," }|];
        return text is null ? marks[0] : string.Join("|", text.Split(marks, StringSplitOptions.None));
    }
}
