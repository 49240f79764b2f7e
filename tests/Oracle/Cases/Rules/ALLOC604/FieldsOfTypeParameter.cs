// title: the fields of a type parameter
// rule: ALLOC604
// bytes: 104
// message: the answer is as large as the type
// il: elsewhere: reflection makes the answer
// fix: ALLOC604.Class
// safety: safe
// after: 0
using System.Reflection;

static class Case
{
    static int Probe() => Count<DateTime>();

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Count<T>() => [|typeof(T).GetFields()|].Length;

    static string Behave(int at) => Name<DateTime>(at) + Name<int>(at);

    static string Name<T>(int at) => [|typeof(T).GetFields()|][at].Name;
}
