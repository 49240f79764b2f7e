// title: the parameters of a method that a property gives
// rule: ALLOC604
// bytes: 32
// message: the answer is as large as the method
// il: elsewhere: reflection makes the answer
using System.Reflection;

static class Case
{
    static readonly MethodInfo s_method = typeof(Version).GetMethod("CompareTo", new[] { typeof(Version) });

    static ParameterInfo[] Parameters => [|s_method.GetParameters()|];

    static int Probe() => Parameters.Length;
}
