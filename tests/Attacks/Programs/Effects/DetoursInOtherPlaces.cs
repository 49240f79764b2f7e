// fixes: ALLOC307
// Texts by detours beside comments, null conditions, providers and conversions of the program.
using System;
using System.Text.RegularExpressions;
class Doc
{
    public static implicit operator string(Doc d) => "a,b";
    public string[] Split(string s) => ["own" + s];
    public string[] Split(char s) => ["own" + s];
}
static class Program
{
    static string F(Doc d) => string.Join("|", Regex.Split(d, ","));
    static string G(string t) => string.Join("|", Regex.Split(t, ","));
    static string H(int x, Guid? g) => x.ToString("X").ToLower() + g?.ToString().Replace("-", "") + g.ToString()!.Replace("-", "") + (g?.ToString("D")).Replace("-", "", StringComparison.Ordinal);
    static string I(Guid g) => g.ToString() /* c */ .Replace("-", "") + g.ToString(/*e*/).Replace("-", "")
        + g
          .ToString("D") // why
          .Replace("-", "");
    static string J(uint g) => nameof(g) + g.ToString(null, null).PadLeft(4, '0') + g.ToString(null as IFormatProvider).PadLeft(4, '0') + g.ToString("X", null).ToLower();
    static string K(string s, char c) => string.Join(c.ToString(), 1, null, 2) + string.Join(c.ToString(), new object?[] { null, 3 }) + string.Join(c.ToString(), s, null) + s.Split(c.ToString()).Length + s.Split(c.ToString(), 2, StringSplitOptions.RemoveEmptyEntries).Length + string.Join(c.ToString(), s.Split('x'), 0, 1) + s.IndexOf(c.ToString(), StringComparison.Ordinal);
    static void Main()
    {
        Console.WriteLine(F(new())); Console.WriteLine(G("x,y"));
        Console.WriteLine(H(255, Guid.Empty)); Console.WriteLine(I(Guid.Empty)); Console.WriteLine(J(255)); Console.WriteLine(K("axb,,c\0", ',')); Console.WriteLine(K("axb,,c\0", '\0'));
    }
}
