using Mono.Cecil;
using Mono.Cecil.Cil;

namespace Allocations.EndToEnd.Architecture;

/// <summary>One type mentions another, as the compiler has written it. Both are outermost types, by their full names without arity.</summary>
internal sealed record Mention(string From, string To);

/// <summary>Reads from assemblies which of their types mention which: in signatures, fields, bases, attributes and code. Constants leave no trace.</summary>
internal static class CompiledTypes
{
    /// <summary>The mentions between different outermost types of the assemblies.</summary>
    public static IReadOnlyList<Mention> MentionsIn(params string[] assemblies)
    {
        var modules = assemblies.Select(ModuleDefinition.ReadModule).ToArray();
        var names = modules.Select(static module => module.Assembly.Name.Name).ToHashSet();
        var mentions = new HashSet<Mention>();
        foreach (var type in modules.SelectMany(static module => module.GetTypes()))
        {
            var from = NameOf(Outermost(type));
            foreach (var mentioned in MentionedBy(type).SelectMany(Parts))
            {
                if (names.Contains(AssemblyOf(mentioned)) && NameOf(Outermost(mentioned)) is var to && to != from)
                    mentions.Add(new Mention(from, to));
            }
        }

        return [.. mentions.OrderBy(static mention => mention.From, StringComparer.Ordinal).ThenBy(static mention => mention.To, StringComparer.Ordinal)];
    }

    private static IEnumerable<TypeReference?> MentionedBy(TypeDefinition type) =>
    [
        type.BaseType,
        .. type.Interfaces.Select(static implemented => implemented.InterfaceType),
        .. type.CustomAttributes.Select(static attribute => attribute.AttributeType),
        .. type.Fields.Select(static field => field.FieldType),
        .. type.Methods.SelectMany(MentionedBy),
    ];

    private static IEnumerable<TypeReference?> MentionedBy(MethodDefinition method)
    {
        IEnumerable<TypeReference?> signature = [method.ReturnType, .. method.Parameters.Select(static parameter => parameter.ParameterType)];
        return method.HasBody
            ? [.. signature, .. method.Body.Variables.Select(static variable => variable.VariableType), .. method.Body.Instructions.SelectMany(MentionedBy)]
            : signature;
    }

    private static IEnumerable<TypeReference?> MentionedBy(Instruction instruction) => instruction.Operand switch
    {
        TypeReference type => [type],
        GenericInstanceMethod method => [method.DeclaringType, method.ReturnType, .. method.GenericArguments],
        MethodReference method => [method.DeclaringType, method.ReturnType],
        FieldReference field => [field.DeclaringType, field.FieldType],
        _ => [],
    };

    /// <summary>A type without its arrays, references and type arguments, and those arguments.</summary>
    private static IEnumerable<TypeReference> Parts(TypeReference? type) => type switch
    {
        null or GenericParameter => [],
        GenericInstanceType generic => [generic.ElementType, .. generic.GenericArguments.SelectMany(Parts)],
        TypeSpecification specification => Parts(specification.ElementType),
        _ => [type],
    };

    private static TypeReference Outermost(TypeReference type)
    {
        while (type.DeclaringType is { } declaring)
            type = declaring;
        return type;
    }

    private static string AssemblyOf(TypeReference type) => type.Scope is ModuleDefinition module ? module.Assembly.Name.Name : type.Scope.Name;

    private static string NameOf(TypeReference type) => type.FullName.Split('`')[0];
}
