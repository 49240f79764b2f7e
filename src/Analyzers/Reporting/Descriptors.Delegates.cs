using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    private static readonly DiagnosticDescriptor StateArgumentDescriptor = new(
        id: "ALLOC401",
        title: "Lambda captures what it could be given",
        messageFormat: "The {0} and allocates {2}, although {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A lambda that captures variables is made anew on each call, with an object that holds the variables. One that is given them as "
            + "parameters is made once.",
        helpLinkUri: HelpLink("ALLOC401"));

    private static readonly DiagnosticDescriptor EarlyClosureDescriptor = new(
        id: "ALLOC402",
        title: "Closure is created before it is needed",
        messageFormat: "The closure that holds {0} allocates {1}, also where this lambda is not reached ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "The object that holds captured variables is created where their scope begins. A lambda in a branch that captures copies of them, "
            + "which are declared there, needs it only there.",
        helpLinkUri: HelpLink("ALLOC402"));

    private static readonly DiagnosticDescriptor RepeatedDelegateDescriptor = new(
        id: "ALLOC403",
        title: "Delegate is created again and again",
        messageFormat: "The delegate for '{0}' allocates {2} each time, {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A lambda that captures variables is a new object each time, with one that holds the variables. A local function that is only called "
            + "needs neither.",
        helpLinkUri: HelpLink("ALLOC403"));

    /// <summary>ALLOC401.</summary>
    public static readonly Rule StateArgument = new(
        StateArgumentDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Lets the lambda use its parameters, or one more that holds what it captures, and marks it as `static`; adds the overload for that")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof, AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "lambdas whose parameters have the same value, those that make the value of a key that is looked up, and those that only "
                + "repeat the value which is set",
            [Effort.Longer] = "states of several values, and those that are an `object`",
            [Effort.Elsewhere] = "what a method of the project hands on, which would need several overloads, and lambdas for one that make objects themselves",
            [Effort.OtherTargets] = "calls whose overload another target of the project lacks",
            [Effort.Unproven] = "what is given to a task, a timer or another type of `System.Threading`, beside which a lambda is small",
        },
    };

    /// <summary>ALLOC402.</summary>
    public static readonly Rule EarlyClosure = new(
        EarlyClosureDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Copies what the lambda captures to where the lambda is made")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "lambdas in cold code, and behind the return of a value that was found",
            [Effort.Unproven] = "other lambdas, which may be reached each time",
        },
    };

    /// <summary>ALLOC403.</summary>
    public static readonly Rule RepeatedDelegate = new(
        RepeatedDelegateDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Makes a local function of a lambda that is only called, and marks one that captures nothing as `static`")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "lambdas in a local that is only called",
            [Effort.Elsewhere] = "lambdas and local functions of an iteration that are given to a method, which would have to take a state",
            [Effort.Unproven] = "other lambdas and local functions that capture something and are given to a method or constructor",
        },
        SeverityNote = "A suggestion for what is given to a method.",
    };

    private static readonly DiagnosticDescriptor ValueBeforeLookupDescriptor = new(
        id: "ALLOC404",
        title: "Value is made before a lookup that may find one",
        messageFormat: "'{0}' is given a new '{1}', which allocates {3} also where the key has a value already, although {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "An argument is made before the method that takes it looks for the key, and dropped where the key has a value. A factory is called only "
            + "where it has none.",
        helpLinkUri: HelpLink("ALLOC404"));

    /// <summary>ALLOC404.</summary>
    public static readonly Rule ValueBeforeLookup = new(
        ValueBeforeLookupDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Gives the lookup a factory; makes the value of a `TryAdd` where the key is new")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "values that are made of constants, and do no more than keep them, where a factory can be given",
            [Effort.Longer] = "values that are made of variables, that do more than keep what they are given, or that are added",
            [Effort.OtherTargets] = "values that are made of variables, where another target of the project lacks the overload with a state",
        },
    };

    private static readonly DiagnosticDescriptor UnneededTaskDescriptor = new(
        id: "ALLOC405",
        title: "Task is made that nothing needs",
        messageFormat: "'{0}' allocates {2} {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Each call of 'Task.FromResult' and of an asynchronous method makes a task, unless the framework keeps one for the result. One field can "
            + "hold the task of a constant, a method that only awaits another can return its task, and a 'ValueTask' can be awaited as it is.",
        helpLinkUri: HelpLink("ALLOC405"));

    /// <summary>ALLOC405.</summary>
    public static readonly Rule UnneededTask = new(
        UnneededTaskDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Keeps the task of a constant, returns the awaited task, gives a `ValueTask`, awaits one as it is, or makes a task complete")
    {
        ReadsAlso = [AllocationOptions.TrustJit],
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "sources of a task that one call completes",
            [Effort.Longer] = "tasks of constants, delays that end a wait, and sources that several calls complete",
            [Effort.MuchLonger] = "asynchronous functions that only return what they await",
            [Effort.Elsewhere] = "those that do other things before",
            [Effort.OtherTargets] = "delays, where another target of the project lacks `WaitAsync`",
            [Effort.Unproven] = "values that need no waiting, in methods whose `Task` other assemblies, a base type or an interface rely on, "
                + "and those that a method makes on such a way",
        },
        SeverityNote = "A suggestion but for `AsTask`.",
    };

    private static readonly DiagnosticDescriptor CapturingLocalFunctionDescriptor = new(
        id: "ALLOC406",
        title: "Local function that suspends captures what it could be given",
        messageFormat: "'{0}' captures {1} in a closure, which allocates {2} where parameters would do ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A local function that is only called reads captured variables on the stack of its caller. One that is asynchronous or an iterator "
            + "outlives its caller, so that each call of the method makes a closure for it, also where it is not reached. Values that do not change can "
            + "be parameters.",
        helpLinkUri: HelpLink("ALLOC406"));

    /// <summary>ALLOC406.</summary>
    public static readonly Rule CapturingLocalFunction = new(
        CapturingLocalFunctionDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Makes parameters of what the local function captures")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "functions that each call of the method reaches, which make more than the closure",
        },
    };
}
