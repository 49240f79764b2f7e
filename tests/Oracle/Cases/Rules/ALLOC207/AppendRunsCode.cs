// title: `text.AppendFormat("ab{0}", Length(text))`
// rule: ALLOC207
// bytes: 24
// fix: ALLOC207.Append
// safety: unsafe
// difference: the text before an argument is written before the argument is evaluated
// shows: "a"
// after: 0
static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe()
    {
        s_text.Clear();
        return s_text.[|AppendFormat("ab{0}", Length(s_text))|].Length;
    }

    static string Behave(string text)
    {
        var builder = new StringBuilder(16, int.MaxValue).Append(text);
        return builder.[|AppendFormat("ab{0}", Length(builder))|].ToString();
    }

    static int Length(StringBuilder text) => text.Length;
}
