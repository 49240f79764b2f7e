using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.EverythingRead;

/// <summary>A text that is read as a whole, of which nothing is done but that a parser reads it, which could read the source itself.</summary>
/// <param name="Read">The call that gives the text: <c>reader.ReadToEnd()</c>.</param>
/// <param name="Parser">What gets the text: the method, or <c>StringReader</c>.</param>
/// <param name="Reading">The method that does the same with a reader or stream; null where the text only becomes a reader.</param>
internal sealed record ParsedText(IInvocationOperation Read, string Parser, IMethodSymbol? Reading)
{
    /// <summary>Whether an operation may be such a call. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IInvocationOperation { TargetMethod: { Name: var name, ContainingType: { } type } } && name switch
        {
            "ReadToEnd" or "ReadToEndAsync" => type.IsIn("System.IO"),
            "ReadAllText" or "ReadAllTextAsync" => type.Name == "File" && type.IsIn("System.IO"),
            "ReadAsStringAsync" or "GetStringAsync" => type.IsIn("System.Net.Http"),
            _ => false,
        };

    /// <summary>The text that a call gives; null where it is used otherwise, or where no way of the parser that takes a reader or stream is found.</summary>
    public static ParsedText? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (!MayBe(operation) || operation is not IInvocationOperation read)
            return null;
        var text = (AwaitedCalls.AwaitOf(read) ?? (IOperation)read).Around(Through.Identity);
        return text.Parent switch
        {
            IArgumentOperation argument => Passed(argument, read),
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local, Syntax: var declarator } } =>
                OfLocal(local, declarator, read, cancellationToken),
            _ => null,
        };
    }

    private static ParsedText? OfLocal(ILocalSymbol local, SyntaxNode declarator, IInvocationOperation read, CancellationToken cancellationToken)
    {
        var scope = References.ScopeOf(declarator);
        var found = default(ParsedText);
        var last = default(SyntaxNode);
        foreach (var name in References.To(local, scope, read.SemanticModel!, cancellationToken))
        {
            if ((last is not null && !IsLeftAfter(last, scope)) || IsRepeated(name, scope)
                || read.SemanticModel!.GetOperation(name, cancellationToken)?.Parent is not IArgumentOperation argument
                || Passed(argument, read) is not { } passed)
            {
                return null;
            }

            found ??= passed;
            last = name;
        }

        return found;
    }

    /// <summary>Whether control leaves the scope after a place, so that no later place sees the same text.</summary>
    private static bool IsLeftAfter(SyntaxNode place, SyntaxNode scope)
    {
        for (var node = place.Parent; node is not null && node != scope; node = node.Parent)
        {
            if (node is BlockSyntax block && Exits.Always(block))
                return true;
        }

        return false;
    }

    private static bool IsRepeated(SyntaxNode place, SyntaxNode scope)
    {
        for (var node = place.Parent; node is not null && node != scope; node = node.Parent)
        {
            if (node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax || Loops.IsLoop(node))
                return true;
        }

        return false;
    }

    private static ParsedText? Passed(IArgumentOperation argument, IInvocationOperation read)
    {
        if (argument.Parameter is not { Type.SpecialType: SpecialType.System_String } parameter)
            return null;
        switch (argument.Parent)
        {
            case IObjectCreationOperation { Type: { Name: "StringReader" } type } when type.IsIn("System.IO"):
                return new ParsedText(read, type.Name, null);
            case IInvocationOperation { TargetMethod: var parser } when IsParser(parser):
                return ReadingOf(parser.OriginalDefinition, parameter.Ordinal, TakesOnlyReader(read)) is { } reading
                    ? new ParsedText(read, parser.Name, reading)
                    : null;
            default:
                return null;
        }
    }

    // The string of a method with another verb may say where to read.
    private static bool IsParser(IMethodSymbol method) =>
        method.Name == "LoadXml" || method.Name.StartsWith("Parse", StringComparison.Ordinal)
        || method.Name.StartsWith("Deserialize", StringComparison.Ordinal);

    /// <summary>Whether the source is a reader under which no stream is seen.</summary>
    private static bool TakesOnlyReader(IInvocationOperation read) =>
        read.Instance?.Type is { } type && type.IsIn("System.IO") && type.Name != "StreamReader";

    /// <summary>
    /// The method that gives the same for a reader or stream: one of the same type, or for a static class one of its namespace whose name is the verb.
    /// </summary>
    private static IMethodSymbol? ReadingOf(IMethodSymbol parser, int ordinal, bool onlyReader)
    {
        var type = parser.ContainingType;
        string[] names = parser.Name is "Parse" or "LoadXml"
            ? [parser.Name, parser.Name + "Async", "Load", "LoadAsync"]
            : [parser.Name, parser.Name + "Async"];
        foreach (var name in names)
        {
            foreach (var candidate in type.MethodsNamed(name))
            {
                if (candidate.IsStatic == parser.IsStatic && candidate.Parameters.Length > ordinal && GivesTheSame(candidate, parser)
                    && IsSource(candidate.Parameters[ordinal].Type, onlyReader) && NeedsNoMore(candidate, parser, ordinal))
                {
                    return candidate;
                }
            }
        }

        return type.IsStatic ? VerbOf(parser, onlyReader) : null;
    }

    private static IMethodSymbol? VerbOf(IMethodSymbol parser, bool onlyReader)
    {
        foreach (var type in parser.ContainingNamespace.GetTypeMembers())
        {
            if (type.DeclaredAccessibility != Accessibility.Public)
                continue;
            foreach (var member in type.GetMembers())
            {
                if (member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public, ReturnsVoid: false, Parameters: { Length: 1 } parameters } method
                    && method.Arity == parser.Arity && parser.Name.StartsWith(method.Name, StringComparison.Ordinal)
                    && method.Name.Length >= "Parse".Length && IsSource(parameters[0].Type, onlyReader))
                {
                    return method;
                }
            }
        }

        return null;
    }

    private static bool GivesTheSame(IMethodSymbol candidate, IMethodSymbol parser) =>
        candidate.DeclaredAccessibility == Accessibility.Public && candidate.Arity == parser.Arity
        && (IsSame(candidate.ReturnType, parser.ReturnType)
            || (candidate.ReturnType is INamedTypeSymbol { Name: "Task" or "ValueTask", TypeArguments: { Length: 1 } results }
                && IsSame(results[0], parser.ReturnType)));

    private static bool IsSame(ITypeSymbol one, ITypeSymbol other) =>
        one is ITypeParameterSymbol { DeclaringMethod: not null } first && other is ITypeParameterSymbol { DeclaringMethod: not null } second
            ? first.Ordinal == second.Ordinal
            : SymbolEqualityComparer.Default.Equals(one, other);

    /// <summary>Whether the other parameters of a candidate are those of the parser, or optional.</summary>
    private static bool NeedsNoMore(IMethodSymbol candidate, IMethodSymbol parser, int ordinal)
    {
        foreach (var parameter in candidate.Parameters)
        {
            if (parameter.Ordinal != ordinal && !parameter.IsOptional
                && (parameter.Ordinal >= parser.Parameters.Length || !IsSame(parameter.Type, parser.Parameters[parameter.Ordinal].Type)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a type is a reader of text, a stream, or a class of a library that reads such.</summary>
    private static bool IsSource(ITypeSymbol type, bool onlyReader)
    {
        if (type.IsIn("System.IO"))
            return IsBasic(type, onlyReader);
        if (type.TypeKind != TypeKind.Class || !type.Name.EndsWith("Reader", StringComparison.Ordinal))
            return false;
        foreach (var reader in type.ContainingNamespace.GetTypeMembers())
        {
            if (!SymbolEqualityComparer.Default.Equals(reader, type) && !SymbolEqualityComparer.Default.Equals(reader.BaseType, type))
                continue;
            foreach (var constructor in reader.InstanceConstructors)
            {
                if (constructor is { DeclaredAccessibility: Accessibility.Public, Parameters: { Length: 1 } parameters }
                    && parameters[0].Type is var source && source.IsIn("System.IO") && IsBasic(source, onlyReader))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static bool IsBasic(ITypeSymbol type, bool onlyReader) => type.Name == "TextReader" || (type.Name == "Stream" && !onlyReader);
}
