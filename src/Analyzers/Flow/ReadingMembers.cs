using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines which members of structs leave the struct as it is, although they are not marked as <c>readonly</c>: those whose bodies are in sight and do
/// nothing with the struct but read its fields and call such members. One that gives a reference lets its caller write the struct.
/// </summary>
internal sealed class ReadingMembers
{
    private const int MostDepth = 3;

    private static readonly ConditionalWeakTable<Compilation, ReadingMembers> OfCompilations = new();

    private readonly Memo<IMethodSymbol, bool> _known = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a member of a struct leaves it as it is.</summary>
    public static bool Contain(IMethodSymbol member, Compilation compilation, int depth)
    {
        if (member.IsReadOnly || member.IsStatic)
            return true;
        var definition = member.OriginalDefinition;
        if (depth >= MostDepth || definition.ReturnsByRef
            || definition is not { IsAbstract: false, IsExtern: false, DeclaringSyntaxReferences.Length: 1, ContainingType.IsValueType: true })
        {
            return false;
        }

        // What is found deeper down may have been cut off.
        var known = OfCompilations.GetValue(compilation, static _ => new ReadingMembers())._known;
        return known.TryGet(definition, out var found) ? found
            : depth > 0 ? OnlyReads(definition, compilation, depth)
            : known.Keep(definition, OnlyReads(definition, compilation, depth));
    }

    private static bool OnlyReads(IMethodSymbol member, Compilation compilation, int depth)
    {
        var declaration = member.DeclaringSyntaxReferences[0].GetSyntax();
        if (SourceModels.Find(compilation, declaration.SyntaxTree)?.GetOperation(declaration) is not { } body)
            return false;
        foreach (var operation in body.Descendants())
        {
            if (IsPartOfStruct(operation) && ValueWrites.Of(operation, compilation, depth + 1) is not null)
                return false;
        }

        return true;
    }

    /// <summary>Whether an operation names the struct, or a parameter of its primary constructor, which is a field of it.</summary>
    private static bool IsPartOfStruct(IOperation operation) =>
        operation is IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance }
            or IParameterReferenceOperation { Parameter.ContainingSymbol: IMethodSymbol { MethodKind: MethodKind.Constructor } };
}
