// refuses: ALLOC305
// The builder is read, changed, passed on, kept, cleared, or taken twice.
using System;
using System.Text;

static class Program
{
    static StringBuilder _kept;

    static string Read(string a) { var b = new StringBuilder(); b.Append(a); b[0] = 'X'; b.Length--; return b.ToString(); }
    static string Twice(string a) { var b = new StringBuilder(); b.Append(a); var first = b.ToString(); b.Append('!'); return first + b.ToString(); }
    static string Passed(string a) { var b = new StringBuilder(); b.Append(a); Add(b); return b.ToString(); }
    static string Kept(string a) { var b = new StringBuilder(); _kept = b; b.Append(a); return b.ToString(); }
    static string Changed(string a) { var b = new StringBuilder(); b.Append(a).Insert(0, "i").Replace("a", "o").Remove(1, 1); return b.ToString(); }
    static string Handler(string a) { var b = new StringBuilder(); try { b.Append(a); b.Append(a.Length); } catch (NullReferenceException) { b.Append("null"); } return b.ToString(); }
    static void Add(StringBuilder builder) => builder.Append("added");

    static void Main()
    {
        Console.WriteLine(Read("abc") + Twice("t") + Passed("p") + Kept("k") + _kept.Append('2') + Changed("abc") + Handler(null) + Handler("h"));
    }
}
