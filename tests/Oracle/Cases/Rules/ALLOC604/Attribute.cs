// title: an attribute of a type
// rule: ALLOC604
// bytes: 296
// message: the answer is as large as the type
// il: elsewhere: reflection makes the answer
// fix: ALLOC604.Field
// safety: unsafe
// difference: share the attributes
// shows: 0
// after: 0
using System.Reflection;

static class Case
{
    static int Probe() => [|typeof(AttributeTargets).GetCustomAttribute<FlagsAttribute>()|]!.GetHashCode() is 0 ? 1 : 0;

    static bool Behave(int number) =>
        ReferenceEquals([|typeof(AttributeTargets).GetCustomAttribute<FlagsAttribute>()|], [|typeof(AttributeTargets).GetCustomAttribute<FlagsAttribute>()|]);
}
