// title: the properties of a type
// rule: ALLOC604
// bytes: 152
// message: the answer is as large as the type
// il: elsewhere: reflection makes the answer
// fix: ALLOC604.Field
// safety: safe
// after: 0
using System.Reflection;

static class Case
{
    static int Probe() => [|typeof(Version).GetProperties()|].Length;

    static string Behave(int at)
    {
        var all = [|typeof(Version).GetProperties()|];
        return all[at].Name + all.Length;
    }
}
