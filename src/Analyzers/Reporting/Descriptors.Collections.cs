using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor AllocatedEnumeratorDescriptor = new(
        id: "ALLOC601",
        title: "Enumerator is allocated",
        messageFormat: "Enumerating '{0}' as '{1}' allocates {3}{2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A 'foreach' over a collection that is declared as an interface asks it for an enumerator, which is an object. Over an array, or over a "
            + "list, dictionary or set that is declared with its own type, it takes none.",
        helpLinkUri: HelpLink("ALLOC601"));

    /// <summary>ALLOC601.</summary>
    public static readonly Rule AllocatedEnumerator = new(
        AllocatedEnumeratorDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Declare the type that the collection always has; a `for` over what has an index")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "collections of the project that make an enumerator; "
                + "a collection that can be declared with its own type, because the enumerator is small beside what is done with the elements",
            [Effort.Elsewhere] = "a collection whose declaration other assemblies see, or of which only an index is known, and iterators of a tree",
            [Effort.Unproven] = "a collection of which nothing but a sequence is known",
        },
    };

    private static readonly DiagnosticDescriptor ConcurrentSnapshotDescriptor = new(
        id: "ALLOC603",
        title: "Concurrent collection is copied to look at it",
        messageFormat: "'{0}' copies {1}, which allocates {3}, though {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "'Keys' and 'Values' of a concurrent dictionary take all its locks and copy everything into a new list, and 'ToArray' copies any "
            + "concurrent collection. A loop over the collection itself needs no copy, and 'Count' and 'IsEmpty' need no list.",
        helpLinkUri: HelpLink("ALLOC603"));

    /// <summary>ALLOC603.</summary>
    public static readonly Rule ConcurrentSnapshot = new(
        ConcurrentSnapshotDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "A loop over the pairs or over the collection itself; `Count` or `IsEmpty`")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Elsewhere] = "a query over all keys or values of a dictionary",
        },
    };

    private static readonly DiagnosticDescriptor LinqInHotCodeDescriptor = new(
        id: "ALLOC602",
        title: "LINQ operator in hot code",
        messageFormat: "'{0}' allocates {2} for {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Each operator of LINQ makes an iterator or asks for an enumerator, and its functions take delegates and closures. A loop over the "
            + "same elements needs none of them.",
        helpLinkUri: HelpLink("ALLOC602"));

    /// <summary>ALLOC602.</summary>
    public static readonly Rule LinqInHotCode = new(
        LinqInHotCodeDescriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "Does what the operators do in a `foreach`, or in one call")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "chains that the last operator does alone",
            [Effort.MuchLonger] = "chains that a loop can replace, those that make a closure or several objects and no set or order, and that nothing can "
                + "replace, and lists that a method of the list makes",
            [Effort.Elsewhere] = "chains that make an enumerator alone, end in a collection or are passed on",
            [Effort.Unproven] = "other chains that no loop can replace, and a small object beside an array that is made for the chain",
        },
        SeverityNote = "A suggestion where nothing but a second loop or an indexer says that the code runs often, where an object or two without a closure "
            + "are all, where another chain runs it for each element, and where a function runs for each element and at most 192 B are made.",
    };

    private static readonly DiagnosticDescriptor EverythingReadDescriptor = new(
        id: "ALLOC605",
        title: "Everything is read at once to look at each or a part",
        messageFormat: "'{0}' makes {1}, which allocates {3}, though {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "'ReadAllLines' and 'GetFiles' make an array of everything before the first line or name is looked at. 'ReadLines' and 'EnumerateFiles' "
            + "give one after the other, as far as they are asked.",
        helpLinkUri: HelpLink("ALLOC605"));

    /// <summary>ALLOC605.</summary>
    public static readonly Rule EverythingRead = new(
        EverythingReadDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Asks for one line or name after the other")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "texts that are split into lines, which may have other ends",
            [Effort.MuchLonger] = "texts of readers and responses that are only parsed",
            [Effort.Elsewhere] = "texts of files that are only parsed",
        },
    };

    private static readonly DiagnosticDescriptor SmallTableDescriptor = new(
        id: "ALLOC606",
        title: "Hash table for a handful of small keys",
        messageFormat: "'{0}' hashes each '{1}' to find it among {2} constants, which {3} without a table that can be changed ({5})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Info,
        isEnabledByDefault: true,
        description: "A dictionary or set that is filled with a few constant characters, bytes or enum values and never changes hashes each key that is looked "
            + "up. A 'switch' over the same keys needs no table, and a frozen one is laid out for its keys.",
        helpLinkUri: HelpLink("ALLOC606"));

    /// <summary>ALLOC606.</summary>
    public static readonly Rule SmallTable = new(
        SmallTableDescriptor,
        HeatLevel.Hot,
        SeverityPolicy.Fixed,
        "A method with a `switch`; a frozen dictionary or set")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
    };

    private static readonly DiagnosticDescriptor RepeatedReflectionDescriptor = new(
        id: "ALLOC604",
        title: "Reflection gives the same answer anew each time",
        messageFormat: "'{0}' allocates {2} {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "What reflection knows of a type is the same each time, but each question for members or attributes makes an array or an object of its "
            + "own. A static field keeps the answer, and one of a generic class keeps it for each type argument.",
        helpLinkUri: HelpLink("ALLOC604"));

    /// <summary>ALLOC604.</summary>
    public static readonly Rule RepeatedReflection = new(
        RepeatedReflectionDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Keeps the answer in a static field, or in one of a generic class; asks whether an attribute is there")
    {
        IsHeavy = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "attributes, answers about a type parameter, and questions that may fail",
            [Effort.Elsewhere] = "answers about the type of an object, what a property gives, and delegates that are compiled to be called once",
            [Effort.Unproven] = "answers about other types and members that are known when the code runs",
        },
    };

    private static readonly DiagnosticDescriptor MissingCapacityDescriptor = new(
        id: "ALLOC607",
        title: "Collection is created without its capacity",
        messageFormat: "'{0}' reallocates its array as it grows, which allocates {2}, although '{1}' gives the number of elements ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A collection that is full makes an array of twice the size and copies its elements. One that is given its capacity makes one array.",
        helpLinkUri: HelpLink("ALLOC607"));

    /// <summary>ALLOC607.</summary>
    public static readonly Rule MissingCapacity = new(
        MissingCapacityDescriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "Gives the collection its capacity")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "as many elements as an object has parts of its own kind, such as the arguments of an expression, which are few, and loops "
                + "that make an object for each element, which takes more",
        },
    };

    private static readonly DiagnosticDescriptor ArrayGrowthDescriptor = new(
        id: "ALLOC608",
        title: "Array is copied for what it gets in each iteration",
        messageFormat: "'{0}' is copied to a longer array in each iteration, which allocates {1} ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "An array has no room for more: each element that it gets copies all that are there, so that the bytes grow with the square of the number "
            + "of iterations. A list or a builder makes an array of twice the size instead.",
        helpLinkUri: HelpLink("ALLOC608"));

    /// <summary>ALLOC608.</summary>
    public static readonly Rule ArrayGrowth = new(
        ArrayGrowthDescriptor, HeatLevel.Hot, SeverityPolicy.ByHeat, "Collects in a list or builder, and makes the array behind the loop")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
    };
}
