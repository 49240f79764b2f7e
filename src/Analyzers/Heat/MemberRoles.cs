using System.Text;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>Where in a member its role decides.</summary>
internal enum RoleScope
{
    /// <summary>Also in loops and in delegates.</summary>
    Everywhere,

    /// <summary>Also in loops, but not in delegates that other code runs.</summary>
    ExceptDelegates,

    /// <summary>Neither in loops nor in such delegates.</summary>
    OutsideLoops,
}

/// <summary>The heat that a member has by the part that it plays for a framework.</summary>
internal sealed record MemberRole(PlaceHeat Heat, RoleScope When = RoleScope.Everywhere)
{
    /// <summary>Whether the loops of the member are those of the program or service, which run for long.</summary>
    public bool IsEntry { get; init; }
}

/// <summary>Determines whether a member is start-up code, a test, a benchmark or its set-up, or text for a debugger.</summary>
internal static class MemberRoles
{
    private static readonly MemberRole StartUp = new(PlaceHeat.Cold("runs once at start-up"), RoleScope.ExceptDelegates);
    private static readonly MemberRole EntryPoint = new(PlaceHeat.Cold("runs once at start-up"), RoleScope.OutsideLoops) { IsEntry = true };
    private static readonly MemberRole TopLevel = new(PlaceHeat.Cold("top-level statements"), RoleScope.OutsideLoops) { IsEntry = true };
    private static readonly MemberRole Configuration = new(PlaceHeat.Cold("configures the host"), RoleScope.OutsideLoops);
    private static readonly MemberRole SetUp = new(PlaceHeat.Cold("sets things up"), RoleScope.OutsideLoops);
    private static readonly MemberRole Service = new(PlaceHeat.Cold("runs once for each service"), RoleScope.OutsideLoops) { IsEntry = true };
    private static readonly MemberRole Benchmark = new(PlaceHeat.Hot("in a benchmark") with { RunsOften = true });
    private static readonly MemberRole BenchmarkSetup = new(PlaceHeat.Cold("benchmark set-up"));
    private static readonly MemberRole Test = new(PlaceHeat.Cold("test method"));
    private static readonly MemberRole TestSetup = new(PlaceHeat.Cold("test set-up"));
    private static readonly MemberRole Failure = new(PlaceHeat.Cold("builds an exception"));
    private static readonly MemberRole FailureHandler = new(PlaceHeat.Cold("handles a failure"));
    private static readonly MemberRole End = new(PlaceHeat.Cold("runs at the end of its object"), RoleScope.OutsideLoops);
    private static readonly MemberRole DebugText = new(PlaceHeat.Cold("debug text"));

    /// <summary>The role of a member; null where it plays none.</summary>
    public static MemberRole? Of(ISymbol member) =>
        ByAttributes(member) ?? ByKind(member) ?? (IsDebuggerText(member) ? DebugText : null) ?? (IsTestFixture(member) ? TestSetup : null)
        ?? (IsEnd(member) ? End : null);

    /// <summary>Whether a test framework runs a method as a test.</summary>
    public static bool IsTest(ISymbol member) => ByAttributes(member) == Test;

    /// <summary>Whether a method is a benchmark, which may drop what it measures.</summary>
    public static bool IsBenchmark(ISymbol member) => ByAttributes(member) == Benchmark;

    private static MemberRole? ByKind(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.StaticConstructor } or IFieldSymbol { IsStatic: true } or IEventSymbol { IsStatic: true } => StartUp,
        IMethodSymbol { IsStatic: true, Name: "<Main>$" } => TopLevel,
        IMethodSymbol { IsStatic: true, Name: "Main" } main when TakesArguments(main) => EntryPoint,
        IMethodSymbol { Name: "ToString", Parameters.IsEmpty: true, IsOverride: true } => DebugText,
        IMethodSymbol { MethodKind: MethodKind.Ordinary } dump when IsForPeople(dump) || IsForDumps(dump.ContainingType) => DebugText,
        IMethodSymbol { MethodKind: MethodKind.Ordinary } method when HostTypes.IsConfiguration(method) => Configuration,
        IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation } method when SetUpMembers.Configures(method) => SetUp,
        IMethodSymbol { MethodKind: MethodKind.Constructor } constructor when constructor.ContainingType.IsException() => Failure,
        IMethodSymbol { MethodKind: MethodKind.Ordinary } factory when factory.ReturnType.IsException() => Failure,
        IMethodSymbol { MethodKind: MethodKind.Ordinary, Parameters: { IsEmpty: false } parameters }
            when parameters[0].Type.IsException() && !parameters[0].HasExplicitDefaultValue => FailureHandler,
        IMethodSymbol { Name: "ExecuteAsync" or "StartAsync" or "StopAsync", Parameters.Length: 1 } method
            when HostTypes.IsHostedService(method.ContainingType) =>
            Service,
        _ => null,
    };

    /// <summary>Whether a method's name says that it makes text for people: a dump, or a description where the signature says that it is text.</summary>
    private static bool IsForPeople(IMethodSymbol method) => MemberVerb.Of(method) switch
    {
        "Dump" or "Debug" => true,
        "Describe" => method.ReturnType.SpecialType == SpecialType.System_String || method.Parameters.Any(static parameter => TakesText(parameter.Type)),
        _ => false,
    };

    private static bool TakesText(ITypeSymbol type) => type.IsTextWriter() || (type.Name == nameof(StringBuilder) && type.IsIn("System.Text"));

    /// <summary>Whether a type is named for the dumps that it makes of data.</summary>
    private static bool IsForDumps(INamedTypeSymbol? type) =>
        type is not null && type.Name.IndexOf("Dump", StringComparison.Ordinal) is >= 0 and var start
        && type.Name.Substring(start + "Dump".Length) is var rest
        && (rest.Length == 0 || char.IsUpper(rest[0]) || rest.StartsWith("er", StringComparison.Ordinal));

    /// <summary>Whether a method runs once for each object of a class, when that is no longer used.</summary>
    private static bool IsEnd(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Destructor } => true,
        IMethodSymbol { Name: "Dispose", ReturnsVoid: true, Parameters.Length: < 2, ContainingType.IsReferenceType: true } => true,
        IMethodSymbol { Name: "DisposeAsync" or "CloseAsync" or "StopAsync" or "ShutdownAsync", ContainingType.IsReferenceType: true } method =>
            TakesOnlyHow(method),
        IMethodSymbol { Name: "Close" or "Stop" or "Shutdown" or "ShutDown", ReturnsVoid: true, ContainingType.IsReferenceType: true } method =>
            TakesOnlyHow(method),
        _ => false,
    };

    /// <summary>
    /// Whether a method is told at most how to end: whether to wait, how long, why, or what cancels it. What has an object to close ends that.
    /// </summary>
    private static bool TakesOnlyHow(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.SpecialType is not (SpecialType.System_Boolean or SpecialType.System_Int32)
                && parameter.Name != "reason"
                && !(parameter.Type.Name is nameof(TimeSpan) or nameof(CancellationToken) && parameter.Type.IsUnder(nameof(System))))
            {
                return false;
            }
        }

        return true;
    }

    private static bool TakesArguments(IMethodSymbol main) =>
        main.Parameters.IsEmpty
        || (main.Parameters.Length == 1 && main.Parameters[0].Type is IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_String });

    private static MemberRole? ByAttributes(ISymbol member)
    {
        foreach (var attribute in member.GetAttributes())
        {
            for (var type = attribute.AttributeClass; type is { SpecialType: not SpecialType.System_Object }; type = type.BaseType)
            {
                if (ByAttribute(type) is { } role)
                    return role;
            }
        }

        return null;
    }

    private static MemberRole? ByAttribute(INamedTypeSymbol type)
    {
        // An attribute that does not resolve, because packages are not restored, is known by its name alone.
        var isUnresolved = type.TypeKind == TypeKind.Error;
        switch (isUnresolved && !type.Name.EndsWith("Attribute", StringComparison.Ordinal) ? type.Name + "Attribute" : type.Name)
        {
            case "BenchmarkAttribute":
                return isUnresolved || type.IsUnder("BenchmarkDotNet") ? Benchmark : null;
            case "GlobalSetupAttribute" or "GlobalCleanupAttribute" or "IterationSetupAttribute" or "IterationCleanupAttribute":
                return isUnresolved || type.IsUnder("BenchmarkDotNet") ? BenchmarkSetup : null;
            case "FactAttribute" or "TheoryAttribute" or "TestAttribute" or "TestCaseAttribute" or "TestCaseSourceAttribute" or "TestMethodAttribute":
                return isUnresolved || IsTestFramework(type) ? Test : null;
            case "SetUpAttribute" or "TearDownAttribute" or "OneTimeSetUpAttribute" or "OneTimeTearDownAttribute" or "TestInitializeAttribute"
                or "TestCleanupAttribute" or "ClassInitializeAttribute" or "ClassCleanupAttribute" or "AssemblyInitializeAttribute"
                or "AssemblyCleanupAttribute" or "BeforeAttribute" or "AfterAttribute" or "BeforeEveryAttribute" or "AfterEveryAttribute":
                return IsTestFramework(type) ? TestSetup : null;
            case "ModuleInitializerAttribute":
                return type.IsNamedIn("System.Runtime.CompilerServices") ? StartUp : null;
            default:
                return null;
        }
    }

    private static bool IsTestFramework(INamedTypeSymbol type) =>
        type.IsUnder("Xunit") || type.IsUnder("NUnit.Framework") || type.IsUnder("Microsoft.VisualStudio.TestTools.UnitTesting") || type.IsUnder("TUnit.Core");

    /// <summary>Whether a test framework runs a member around the tests of its class: constructors and what disposes and initialises.</summary>
    private static bool IsTestFixture(ISymbol member)
    {
        if (member is not (IMethodSymbol { MethodKind: MethodKind.Constructor }
            or IMethodSymbol { Name: "Dispose" or "DisposeAsync" or "InitializeAsync", Parameters.IsEmpty: true }))
        {
            return false;
        }

        foreach (var other in member.ContainingType.GetMembers())
        {
            if (other is IMethodSymbol { MethodKind: MethodKind.Ordinary } && ByAttributes(other) == Test)
                return true;
        }

        return false;
    }

    /// <summary>A private member that <c>[DebuggerDisplay]</c> names, or any member of the type that <c>[DebuggerTypeProxy]</c> names.</summary>
    private static bool IsDebuggerText(ISymbol member)
    {
        if (member.ContainingType is not { } type)
            return false;
        if (member.DeclaredAccessibility == Accessibility.Private && FirstArgument(type, "DebuggerDisplayAttribute") is { Value: string text }
            && Names(text, member.Name))
        {
            return true;
        }

        // What names a proxy is in the same assembly, or cannot refer to it.
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.Parameters.Length == 1
                && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type.ContainingAssembly, type.ContainingAssembly)
                && FirstArgument(constructor.Parameters[0].Type.OriginalDefinition, "DebuggerTypeProxyAttribute") is { Value: ITypeSymbol proxy }
                && SymbolEqualityComparer.Default.Equals(proxy.OriginalDefinition, type.OriginalDefinition))
            {
                return true;
            }
        }

        return false;
    }

    private static TypedConstant? FirstArgument(ITypeSymbol type, string attributeName)
    {
        foreach (var attribute in type.GetAttributes())
        {
            if (attribute.AttributeClass is { } found && found.Name == attributeName && found.IsNamedIn("System.Diagnostics")
                && !attribute.ConstructorArguments.IsEmpty)
            {
                return attribute.ConstructorArguments[0];
            }
        }

        return null;
    }

    /// <summary>Whether a display text holds <c>{Name}</c>, <c>{Name,nq}</c> or <c>{Name()}</c>.</summary>
    private static bool Names(string text, string name)
    {
        for (var at = text.IndexOf('{'); at >= 0; at = text.IndexOf('{', at + 1))
        {
            var end = at + 1 + name.Length;
            if (string.CompareOrdinal(text, at + 1, name, 0, name.Length) == 0 && end < text.Length && text[end] is '}' or ',' or '(' or '.')
                return true;
        }

        return false;
    }
}
