// title: the parameters of a method that is known when the code runs
// rule: ALLOC604
// bytes: 32
// message: the answer is as large as the method
// il: elsewhere: reflection makes the answer
using System.Reflection;

static class Case
{
    static readonly MethodInfo s_method = typeof(Version).GetMethod("CompareTo", new[] { typeof(Version) });

    static int Probe() => Count(s_method);

    static int Count(MethodInfo method) => [|method.GetParameters()|].Length;
}
