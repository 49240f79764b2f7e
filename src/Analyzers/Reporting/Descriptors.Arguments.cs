using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor ParamsArrayDescriptor = new(
        id: "ALLOC101",
        title: "Argument list allocates an array",
        messageFormat: "The argument list of '{0}' allocates {1}{2}, {3} per call ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Arguments that are passed to a params array are put into a new array on each call. An overload that takes one item, or a "
            + "span, needs none.",
        helpLinkUri: HelpLink("ALLOC101"));

    private static readonly DiagnosticDescriptor ParamsOnlyApiDescriptor = new(
        id: "ALLOC102",
        title: "API takes only a params array",
        messageFormat: "'{0}' has no overload that takes one {1}, so a call with one allocates {2} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "When the only form of a method takes a params array, each call allocates an array, even for one item.",
        helpLinkUri: HelpLink("ALLOC102"));

    private static readonly DiagnosticDescriptor SingleItemCollectionDescriptor = new(
        id: "ALLOC103",
        title: "Collection is created only to pass its items",
        messageFormat: "The collection of {0} for '{1}' allocates {3}, although {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A collection that is created to pass a few items is garbage as soon as the call returns. A method that takes the items needs none.",
        helpLinkUri: HelpLink("ALLOC103"));

    private static readonly DiagnosticDescriptor LoopInvariantAllocationDescriptor = new(
        id: "ALLOC104",
        title: "Allocation does not depend on the loop",
        messageFormat: "{0} allocates {3} {1}, although {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "An object that a loop creates from the same inputs in each iteration can be created once before it. A builder or collection "
            + "that stays in the iteration can be cleared and used again. What is made of constants can be made once for all calls.",
        helpLinkUri: HelpLink("ALLOC104"));

    private static readonly DiagnosticDescriptor DiscardedResultDescriptor = new(
        id: "ALLOC105",
        title: "Allocated result is thrown away",
        messageFormat: "'{0}' only creates a new {1}, which nothing {2}",
        category: Reliability,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A call whose only effect is a new object has no effect when the object is dropped. Usually a return or an assignment is missing.",
        helpLinkUri: HelpLink("ALLOC105"));

    /// <summary>ALLOC101.</summary>
    public static readonly Rule ParamsArray = new(
        ParamsArrayDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Adds an overload for one item or for a span, or makes the array once")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "all calls, beside most of which an argument list is small",
            [Effort.Elsewhere] = "outside of loops, calls that only a newer language version binds to a span, arrays that only keeping helps, and calls of a "
                + "method that ALLOC102 reports",
            [Effort.Unproven] = "arrays that a method of the project may keep or return, or of which a method makes a text or an array",
        },
    };

    /// <summary>ALLOC102.</summary>
    public static readonly Rule ParamsOnlyApi = new(
        ParamsOnlyApiDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Adds an overload for one item or for a span")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string> { [Effort.MuchLonger] = "all, because one more overload is code to keep" },
        SeverityNote = "The heat is that of the hottest call with one item, or of the method by its role.",
    };

    /// <summary>ALLOC103.</summary>
    public static readonly Rule SingleItemCollection = new(
        SingleItemCollectionDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Calls the overload that takes the items themselves; adds one to a private or internal method that only walks through its items")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Unproven] = "methods that would need one more overload",
            [Effort.OtherTargets] = "methods of strings",
        },
        SeverityNote = "A suggestion for one item of a call that makes a text or an array itself, and where an overload would have to be added.",
    };

    /// <summary>ALLOC104.</summary>
    public static readonly Rule LoopInvariantAllocation = new(
        LoopInvariantAllocationDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "Creates the object once before the loop, and clears it in each iteration if it is filled there; keeps what each call makes in a field")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof, AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "all but regular expressions of constants, and collections that a property makes, which are declared away from their use",
            [Effort.MuchLonger] = "other objects of a loop than arrays and delegates, texts, encodings, and what an event tells, which are small beside "
                + "what an iteration or call does",
            [Effort.Elsewhere] = "delegates of a loop",
            [Effort.Unproven] = "delegates that a field of the object could keep, which is odder, and objects that hold nothing, or always "
                + "the same, which are small",
        },
    };

    /// <summary>ALLOC105.</summary>
    public static readonly Rule DiscardedResult = new(
        DiscardedResultDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.Fixed,
        "Assigns or returns the result, or removes the call")
    {
        IgnoresHeat = true,
        ReadsAlso = [AllocationOptions.NullProof],
    };

    private static readonly DiagnosticDescriptor EarlyArgumentDescriptor = new(
        id: "ALLOC106",
        title: "Value is made on more paths than read it",
        messageFormat: "The {0} allocates {3} {1}, although {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "The arguments of a call are made before the call. The message of a check is read only where the check fails, and garbage in each call "
            + "where it does not. Behind a test for what fails it is made only then. The same holds for a local that only one branch reads.",
        helpLinkUri: HelpLink("ALLOC106"));

    /// <summary>ALLOC106.</summary>
    public static readonly Rule EarlyArgument = new(
        EarlyArgumentDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Makes the call behind the test that the method makes, or declares the local where it is needed")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "arguments, because the test is written at the call, and locals that are needed only to fail or to log",
            [Effort.MuchLonger] = "other locals, because nothing tells how often the paths are taken that do not read them, and checks before a loop through "
                + "what the method is given, because one is made for all of that",
        },
    };

    private static readonly DiagnosticDescriptor AskedObjectDescriptor = new(
        id: "ALLOC107",
        title: "Object is made only to ask it what the framework answers without one",
        messageFormat: "The '{0}' that is made only to ask it for '{1}' allocates {3}, although '{2}' needs none ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "An object that answers one question is garbage at once. A static method that is given the path, a generator or encoding that the "
            + "framework keeps, or a moment as a number answer it without one.",
        helpLinkUri: HelpLink("ALLOC107"));

    /// <summary>ALLOC107.</summary>
    public static readonly Rule AskedObject = new(
        AskedObjectDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Asks the static member, or uses the object that the framework keeps")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "files, directories and stopwatches, which are small beside what the place does",
            [Effort.OtherTargets] = "stopwatches and random numbers, where another target of the project lacks the static member",
            [Effort.Unproven] = "stopwatches before .NET 7, because what has passed would have to be computed",
        },
    };
}
