using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Retyping;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.NumberInObjectField;

/// <summary>Names the generated struct and puts it at the end of the outermost type, in the layout of the file.</summary>
internal static class SlotPlace
{
    private const string Name = "NumberSlot";

    /// <summary>A name that nothing in sight of the member has, unless it is an earlier slot.</summary>
    public static string NameOf(ISymbol member, SemanticModel model, MemberDeclaration declaration)
    {
        var type = OutermostType.Of(member.ContainingType);
        for (var number = 1; ; number++)
        {
            var name = number == 1 ? Name : Name + number.ToString(System.Globalization.CultureInfo.InvariantCulture);
            if (IsSlot(type, name) || model.LookupSymbols(declaration.Type.SpanStart, name: name).IsEmpty)
                return name;
        }
    }

    /// <summary>A name for the field behind a property.</summary>
    public static string FieldNameOf(ISymbol property)
    {
        var name = "_" + char.ToLowerInvariant(property.Name[0]) + property.Name.Substring(1);
        for (var number = 0; ; number++)
        {
            var free = number switch
            {
                0 => name,
                1 => name + "Slot",
                _ => name + "Slot" + number.ToString(System.Globalization.CultureInfo.InvariantCulture),
            };
            if (property.ContainingType.GetMembers(free).IsEmpty)
                return free;
        }
    }

    /// <summary>Whether some mention is in a type that cannot see a private field of the type that declares the member.</summary>
    public static bool IsUsedAround(ISymbol member, List<Mention> mentions, CancellationToken cancellationToken)
    {
        foreach (var mention in mentions)
        {
            var type = mention.Model.GetEnclosingSymbol(mention.Expression.SpanStart, cancellationToken)?.ContainingType;
            while (type is not null && !SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, member.ContainingType))
                type = type.ContainingType;
            if (type is null)
                return true;
        }

        return false;
    }

    /// <summary>Plans the struct at the end of the part of the outermost type that declares the member, unless it has one.</summary>
    public static void AddStruct(SolutionEdits edits, SemanticModel model, MemberDeclaration declaration, SlotNames names, IEnumerable<ITypeSymbol> stored)
    {
        if (IsSlot(OutermostType.Of(names.Member.ContainingType), names.Slot))
            return;
        var kinds = SlotKind.Common.Concat(stored.Select(SlotKind.Of).OfType<SlotKind>())
            .GroupBy(static kind => kind.Name)
            .Select(static same => same.First())
            .ToList();
        kinds = [.. kinds.Take(SlotKind.Common.Count), .. kinds.Skip(SlotKind.Common.Count).OrderBy(static kind => kind.Name, StringComparer.Ordinal)];
        var type = declaration.Declaration.AncestorsAndSelf().OfType<TypeDeclarationSyntax>().Last();
        var endOfLine = LineBreaks.Of(type.SyntaxTree);
        var unit = Indentation.UnitAt(type.Members[0]);
        var outer = Indentation.Before(type);
        var indent = Indentation.Before(type.Members[0]) is var found && found.Length > outer.Length ? found : outer + unit;
        var isAnnotated = model.GetNullableContext(type.Members[0].SpanStart).AnnotationsEnabled();
        var slot = SlotSource.Create(names.Slot, kinds, indent, unit, endOfLine, isAnnotated);

        edits.Replace(type, rewritten =>
        {
            var endsLine = rewritten.Members.Last().GetTrailingTrivia().LastOrDefault().IsKind(SyntaxKind.EndOfLineTrivia);
            var blank = SyntaxFactory.EndOfLine(endOfLine);
            return rewritten.AddMembers(slot.WithLeadingTrivia(slot.GetLeadingTrivia().InsertRange(0, endsLine ? [blank] : [blank, blank])));
        });
    }

    /// <summary>The empty lines before a declaration and its comments.</summary>
    public static SyntaxTriviaList BlankLinesOf(MemberDeclarationSyntax member) =>
        SyntaxFactory.TriviaList(member.GetLeadingTrivia().TakeWhile(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia)));

    private static bool IsSlot(INamedTypeSymbol type, string name)
    {
        foreach (var nested in type.GetTypeMembers(name))
        {
            if (nested.TypeKind == TypeKind.Struct && nested.GetTypeMembers(SlotSource.Content).Length == 1 && nested.GetMembers("CompareExchange").Length == 1)
                return true;
        }

        return false;
    }
}
