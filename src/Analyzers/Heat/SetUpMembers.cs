using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which methods of the project set things up: the fluent methods of a type whose role it is to build or configure, which take a delegate
/// that configures, options or a type, methods that register a type, what makes code at run time, and what describes the program to others. They run a few
/// times in the life of a program.
/// </summary>
internal static class SetUpMembers
{
    /// <summary>Whether a method sets something up.</summary>
    public static bool Configures(IMethodSymbol method)
    {
        if (method.ReturnsVoid || method.Parameters.IsEmpty)
            return RegistersType(method);
        return (ReturnsWhatItConfigures(method) && TakesConfiguration(method)) || RegistersType(method);
    }

    /// <summary>
    /// Whether the name of a method says that it runs when something begins, as <c>Load</c>, <c>Initialize</c>, <c>Register</c> and <c>Connect</c> do, or that
    /// it checks what was loaded or written by hand: <c>Validate</c>, also in <c>OnValidateContent</c>.
    /// </summary>
    public static bool IsNamedForSetUp(IMethodSymbol method) =>
        method.MethodKind is MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation
        && (IsSetUp(MemberVerb.Of(method)) || method.Name.StartsWith("OnValidate", StringComparison.Ordinal));

    private static bool IsSetUp(string verb) =>
        verb is "Load" or "Reload" or "Init" or "Initialize" or "Initialise" or "Setup" or "Configure" or "Register" or "Unregister" or "Install" or "Uninstall"
            or "Import" or "Export" or "Save" or "Open" or "Migrate" or "Connect" or "Reconnect" or "Authenticate" or "Login" or "Handshake" or "Negotiate"
            or "Validate";

    /// <summary>
    /// Whether a method stands in the part of a project that is there for its configuration, for the command line, or for what a new version has to change in
    /// stored data once: its namespace or its type says so by its name, and the project is not about that as a whole, as the name of the assembly or the
    /// outermost namespace would say.
    /// </summary>
    public static bool IsForConfiguration(IMethodSymbol method)
    {
        if (method is { ContainingType.Name: var type, ContainingAssembly.Name: var assembly }
            && ((IsMigration(type) && !IsMigration(assembly)) || (IsCommandLine(type) && !IsCommandLine(assembly))))
        {
            return true;
        }

        for (var space = method.ContainingNamespace; space is { IsGlobalNamespace: false }; space = space.ContainingNamespace)
        {
            if (IsConfiguration(space.Name) || IsMigration(space.Name))
            {
                return !space.ContainingNamespace.IsGlobalNamespace && !IsConfiguration(method.ContainingAssembly.Name)
                    && !IsMigration(method.ContainingAssembly.Name);
            }
        }

        return false;
    }

    // It is read once, when the program starts.
    private static bool IsCommandLine(string name) => name.IndexOf("CommandLine", StringComparison.Ordinal) >= 0;

    private static bool IsMigration(string name) => name.IndexOf("Migration", StringComparison.Ordinal) >= 0;

    /// <summary>
    /// Whether a method is about the program itself: it takes or returns parts of code that is made at run time, an assembly, or parts of the description of
    /// an API, or it is what reflection calls. It runs while that is made or looked through, and once for all runs of what it becomes.
    /// </summary>
    public static bool HandlesProgram(IMethodSymbol method)
    {
        if (IsPartOfProgram(method.ReturnType) || AnswersReflection(method))
            return true;
        foreach (var parameter in method.Parameters)
        {
            if (IsPartOfProgram(parameter.Type))
                return true;
        }

        return false;
    }

    private static bool IsPartOfProgram(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsPartOfProgram(array.ElementType),
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } items } when type.IsUnder("System.Collections") => items.Any(IsPartOfProgram),
        _ => type.IsUnder("System.Linq.Expressions") || type.IsUnder("System.Reflection.Emit")
            || (type.Name == "Assembly" && type.IsIn("System.Reflection"))
            || DescribesApi(type),
    };

    // A schema alone also checks messages.
    private static bool DescribesApi(ITypeSymbol type) =>
        type.IsUnder("Microsoft.OpenApi") || type.IsUnder("Microsoft.AspNetCore.OpenApi") || type.IsUnder("Microsoft.AspNetCore.Mvc.ApiExplorer")
        || type.IsUnder("NSwag") || type.IsUnder("NJsonSchema.Generation");

    /// <summary>Whether a method overrides one of <c>Type</c>, <c>MethodInfo</c> or their like: who calls that, pays for reflection.</summary>
    private static bool AnswersReflection(IMethodSymbol method) =>
        method.IsOverride && Overrides.RootOf(method).ContainingType is { } declaring
        && (declaring.IsIn("System.Reflection") || (declaring.Name == nameof(Type) && declaring.IsIn(nameof(System))));

    /// <summary>Whether a type's name says that it is a part of a configuration.</summary>
    public static bool IsConfiguration(string type)
    {
        const string Word = "Config";
        if (type.EndsWith("Settings", StringComparison.Ordinal) || type.EndsWith("Options", StringComparison.Ordinal))
            return true;
        var end = type.IndexOf(Word, StringComparison.Ordinal) + Word.Length;
        return end >= Word.Length
            && (end == type.Length || !char.IsLower(type[end]) || string.CompareOrdinal(type, end, "uration", 0, "uration".Length) == 0);
    }

    /// <summary>Whether a method returns the object that it is called on, or that it extends, and that is there to build or configure.</summary>
    private static bool ReturnsWhatItConfigures(IMethodSymbol method)
    {
        if (method.ReturnType is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Interface } returned || !IsNamedForSetUp(returned.Name))
            return false;
        var configured = method.IsExtensionMethod ? method.Parameters[0].Type : method.IsStatic ? null : method.ContainingType;
        return configured is not null && configured.IsOrHas(returned);
    }

    private static bool IsNamedForSetUp(string name) =>
        name.EndsWith("Builder", StringComparison.Ordinal) || name.EndsWith("Configuration", StringComparison.Ordinal)
        || name.EndsWith("Configurator", StringComparison.Ordinal) || name.EndsWith("Options", StringComparison.Ordinal)
        || name.EndsWith("Setup", StringComparison.Ordinal) || name.EndsWith("Registry", StringComparison.Ordinal)
        || name.EndsWith("ServiceCollection", StringComparison.Ordinal);

    /// <summary>Whether a parameter after the extended one is a delegate that configures an object, options, or a type.</summary>
    private static bool TakesConfiguration(IMethodSymbol method)
    {
        for (var i = method.IsExtensionMethod ? 1 : 0; i < method.Parameters.Length; i++)
        {
            if (IsConfiguration(method.Parameters[i].Type))
                return true;
        }

        return false;
    }

    private static bool IsConfiguration(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { DelegateInvokeMethod: { ReturnsVoid: true, Parameters: { Length: > 0 } parameters } } =>
            parameters[0].Type is { SpecialType: SpecialType.None, TypeKind: TypeKind.Class or TypeKind.Interface },
        { TypeKind: TypeKind.Class or TypeKind.Interface } => type.Name.EndsWith("Options", StringComparison.Ordinal)
            || type.Name.EndsWith("Settings", StringComparison.Ordinal) || type.Name.EndsWith("Configuration", StringComparison.Ordinal) || IsType(type),
        _ => false,
    };

    /// <summary>
    /// Whether a method's name says that it registers and it takes the type to register, as an argument or a type argument that stands alone.
    /// </summary>
    private static bool RegistersType(IMethodSymbol method)
    {
        const string Verb = "Register";
        if (!method.Name.StartsWith(Verb, StringComparison.Ordinal) || (method.Name.Length > Verb.Length && !char.IsUpper(method.Name[Verb.Length])))
            return false;
        foreach (var parameter in method.Parameters)
        {
            if (IsType(parameter.Type))
                return true;
        }

        foreach (var type in method.TypeParameters)
        {
            if (!IsTypeOfParameter(type, method))
                return true;
        }

        return false;
    }

    private static bool IsTypeOfParameter(ITypeParameterSymbol type, IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (SymbolEqualityComparer.Default.Equals(parameter.Type, type))
                return true;
        }

        return false;
    }

    private static bool IsType(ITypeSymbol type) => type.Name == nameof(Type) && type.IsIn(nameof(System));
}
